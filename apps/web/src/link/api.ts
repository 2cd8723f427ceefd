/** Asks the server, and throws trouble that can be told for whatever goes wrong. */
import type { Facts } from '@tablerunner/engine';
import { isTroubleCode, Trouble } from '@tablerunner/table';

export async function askServer<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  return await ask<T>(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** A match file follows a line of JSON: the server hands it to a thread without a look at it. */
export async function sendFile<T>(path: string, first: unknown, file: unknown): Promise<T> {
  const headers = { 'content-type': 'application/octet-stream' };
  return await ask<T>(path, { method: 'POST', headers, body: `${JSON.stringify(first)}\n${JSON.stringify(file)}` });
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const answer = await fetch(path, init).catch(() => undefined);
  if (answer === undefined) throw new Trouble('no-answer', 'the server does not answer');
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return json as T;
  throw troubleOf(answer.status, json);
}

/** A proxy in front, or an older server, knows no codes. */
export function troubleOf(status: number, json: unknown): Trouble {
  const { problem, code, facts } = (typeof json === 'object' && json !== null ? json : {}) as Readonly<
    Record<string, unknown>
  >;
  const sentence = typeof problem === 'string' ? problem : `the server answers ${status}`;
  if (!isTroubleCode(code)) return new Trouble('answered', sentence, { status });
  return new Trouble(code, sentence, typeof facts === 'object' && facts !== null ? (facts as Facts) : undefined);
}
