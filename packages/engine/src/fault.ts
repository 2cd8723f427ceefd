/** A fault is our own bug: thrown once, with where in which match it happened. */
export interface FaultPlace {
  readonly game: string;
  readonly step?: string | undefined;
  readonly entry?: number | undefined;
}

export class Fault extends Error {
  readonly problem: string;
  readonly where: FaultPlace;

  constructor(problem: string, where: FaultPlace, options?: ErrorOptions) {
    const step = where.step === undefined ? '' : `, step ${where.step}`;
    const entry = where.entry === undefined ? '' : `, log entry ${where.entry}`;
    super(`${problem} (${where.game}${step}${entry})`, options);
    this.name = 'Fault';
    this.problem = problem;
    this.where = where;
  }

  /** Whatever went wrong, as a fault that names its place in the match. */
  static at(where: FaultPlace, cause: unknown): Fault {
    if (cause instanceof Fault)
      return new Fault(cause.problem, { ...where, ...cause.where, entry: where.entry }, { cause });
    return new Fault(cause instanceof Error ? cause.message : String(cause), where, { cause });
  }
}
