/** The real referee process under 10,000 wrong lines: an answer to each, in order, and the open match unchanged. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { badLines, type Request } from './fixtures/bad-lines.ts';
import { answersOf, startProgram } from './fixtures/program.ts';

const LINES = 10_000;
const BEFORE_THE_MATCH = 500;

/** Accepted with an open match, before they are spoilt. Each value of each field matters. */
const RIGHT: readonly Request[] = [
  { op: 'new', game: 'sample', seed: 'other', options: { rounds: 3 } },
  { op: 'load', game: 'sample', seed: 'other', position: 'round: 2' },
  { op: 'decision' },
  { op: 'legal' },
  { op: 'play', seat: 'blue', command: 'credit', at: 1 },
  { op: 'state' },
  { op: 'view', seat: 'red', from: 0, draw: true },
  { op: 'position' },
  { op: 'hash' },
  { op: 'ask', what: 'chance-of-run', seat: 'red', server: 1 },
  { op: 'odds', command: 'credit', policy: 'trace' },
  { op: 'count', depth: 1 },
  { op: 'save' },
];

/** Well-formed, but not now: another seat, an old log, what is not there. */
const NOT_NOW: readonly Request[] = [
  { op: 'play', seat: 'red', command: 'credit' },
  { op: 'play', seat: 'blue', command: 'credit', at: 0 },
  { op: 'play', seat: 'blue', command: 'pass' },
  { op: 'play', seat: 'blue', command: 'run 9' },
  { op: 'play', seat: 'blue', command: { kind: 'run', server: 1 }, dice: [1, 2, 3] },
  { op: 'play', seat: 'nobody', command: 'credit' },
  { op: 'play', seat: 'constructor', command: 'credit' },
  { op: 'undo', seat: 'blue' },
  { op: 'undo', to: 0 },
  { op: 'undo', consent: true, to: 99 },
  { op: 'view', seat: 'nobody' },
  { op: 'ask', what: 'sight', from: 'c4', to: 'f6' },
  { op: 'odds', command: 'pass' },
  { op: 'count', depth: 13 },
  { op: 'new', game: 'chess', seed: 'other' },
  { op: 'new', game: 'sample', seed: 'other', options: { rounds: -4 } },
  { op: 'load', game: 'sample', seed: 'other', position: 'nonsense' },
  { op: 'restore', match: {} },
  {
    op: 'restore',
    match: {
      format: 'tablerunner-match',
      version: 1,
      engine: 1,
      game: 'sample',
      rules: 1,
      content: 1,
      options: {},
      seed: 'x',
      start: { state: {}, stack: [{ step: 'skim/actions', memory: {} }], drawn: 0 },
      log: [],
      hash: '',
    },
  },
  { op: 'restart' },
];

/** Before there is a match also all that is right comes too early. */
const TOO_EARLY = RIGHT.filter(({ op }) => op !== 'new' && op !== 'load');

test(`${LINES} malformed, truncated, oversized and out-of-order lines get ${LINES} refusals`, async () => {
  const child = startProgram(['referee']);
  const answers = answersOf(child);
  const next = async (): Promise<Record<string, unknown>> =>
    JSON.parse((await answers.next()).value as string) as Record<string, unknown>;
  const send = async (bytes: Uint8Array | string): Promise<void> => {
    child.stdin.write(bytes);
    if (!child.stdin.write('\n')) await once(child.stdin, 'drain');
  };
  const ask = async (request: object): Promise<Record<string, unknown>> => {
    await send(JSON.stringify(request));
    return await next();
  };

  const early = badLines(BEFORE_THE_MATCH, 'before', TOO_EARLY, [...TOO_EARLY, ...NOT_NOW]);
  const late = badLines(LINES - BEFORE_THE_MATCH, 'after', RIGHT, NOT_NOW);
  const kinds: Record<string, number> = {};

  const storm = async (lines: typeof early): Promise<void> => {
    const sending = (async () => {
      for (const { bytes } of lines) await send(bytes);
    })();
    for (const { kind, id, bytes } of lines) {
      const answer = await next();
      const about = `${kind}: ${new TextDecoder().decode(bytes.subarray(0, 300))}`;
      expect(answer, about).toMatchObject({
        ok: false,
        clause: expect.stringMatching(/^[A-Z]+-[A-Z]+-\d+$/),
        reason: expect.stringMatching(/./),
        sentence: expect.stringMatching(/\(.+\)$/),
      });
      expect(answer.reason, about).not.toBe('fault');
      expect(answer.id, about).toBe(id);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    await sending;
  };

  await storm(early);
  expect(await ask({ op: 'new', game: 'sample', seed: 'abc' })).toMatchObject({ ok: true });
  expect(await ask({ op: 'play', seat: 'red', command: 'credit' })).toMatchObject({ ok: true, length: 1 });
  const before = { hash: await ask({ op: 'hash' }), save: await ask({ op: 'save' }) };
  for (const request of RIGHT.filter(({ op }) => op !== 'new' && op !== 'load' && op !== 'play')) {
    expect(await ask(request)).toMatchObject({ ok: true }); // or spoiling them would prove nothing
  }
  await storm(late);
  expect({ hash: await ask({ op: 'hash' }), save: await ask({ op: 'save' }) }).toEqual(before);

  child.stdin.end();
  expect((await answers.next()).done).toBe(true); // not one answer too many
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(code).toBe(0);
  expect(kinds.oversized).toBe(LINES / 500);
  for (const kind of ['malformed', 'truncated', 'out of order']) expect(kinds[kind], kind).toBeGreaterThan(800);
  expect(Object.values(kinds).reduce((sum, count) => sum + count, 0)).toBe(LINES);
}, 240_000);
