/** Asks the server, and makes a sentence of whatever goes wrong. */

/** `status` 0: the server did not answer at all. */
class ServerProblem extends Error {
  readonly status: number;

  constructor(status: number, problem: string) {
    super(problem);
    this.status = status;
  }
}

export async function askServer<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (answer === undefined) throw new ServerProblem(0, 'the server does not answer');
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return json as T;
  const problem = (json as { problem?: unknown } | undefined)?.problem;
  throw new ServerProblem(answer.status, typeof problem === 'string' ? problem : `the server answers ${answer.status}`);
}
