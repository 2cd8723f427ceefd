/** A fault is our own bug: thrown once, with where in which match it happened. */
export interface FaultPlace {
  readonly game: string;
  readonly step?: string | undefined;
  readonly entry?: number | undefined;
}

export class Fault extends Error {
  readonly where: FaultPlace;

  constructor(message: string, where: FaultPlace, options?: ErrorOptions) {
    const step = where.step === undefined ? '' : `, step ${where.step}`;
    const entry = where.entry === undefined ? '' : `, log entry ${where.entry}`;
    super(`${message} (${where.game}${step}${entry})`, options);
    this.name = 'Fault';
    this.where = where;
  }
}
