/** The referee: one request in, one answer out, whatever the request is. It never throws. */
import { type Refusal, refuse } from '@tablerunner/engine';
import { nearest } from '../nearest.ts';
import { openRequest, shorten } from './guard.ts';
import { type Line, MOST_LINE_BYTES } from './lines.ts';
import type { Op } from './op.ts';
import { askOp, countOp, oddsOp, rollsOp } from './ops-ask.ts';
import { decisionOp, gamesOp, hashOp, legalOp, positionOp, stateOp, viewOp } from './ops-look.ts';
import { loadOp, newOp, restoreOp, saveOp } from './ops-match.ts';
import { playOp, undoOp } from './ops-play.ts';
import { type Answer, openTable, type RefereeSetup, sentenceOf, type Table } from './table.ts';

const OPS: ReadonlyMap<string, Op> = new Map(
  [
    gamesOp,
    newOp,
    loadOp,
    decisionOp,
    legalOp,
    playOp,
    stateOp,
    viewOp,
    positionOp,
    hashOp,
    askOp,
    oddsOp,
    rollsOp,
    countOp,
    undoOp,
    saveOp,
    restoreOp,
  ].map((op) => [op.name, op]),
);

export const OP_NAMES: readonly string[] = [...OPS.keys()];

export interface Referee {
  /** The answer as one line of JSON, without the newline. */
  answer(line: Line): string;
}

const MOST_ID = 200;
type RequestId = string | number | undefined;

export function createReferee(setup: RefereeSetup): Referee {
  const table = openTable(setup);

  const write = (answer: Answer, id: RequestId): string => {
    const named = id === undefined ? {} : { id };
    if (answer.ok) return JSON.stringify({ ...named, ...answer });
    const { clause, reason, facts } = answer;
    return JSON.stringify({ ...named, ok: false, clause, reason, facts, sentence: sentenceOf(table, answer) });
  };

  return {
    answer(line) {
      let id: RequestId;
      try {
        if (line.text === undefined) return write(lineProblem(line.problem), id);
        const opened = openRequest(line.text);
        if (!opened.ok) return write(opened, id);
        const { id: wanted, op, ...params } = opened.request;
        if (!isId(wanted)) return write(refuse('REF-FIELD-02', 'bad-id', { most: MOST_ID }), id);
        id = wanted;
        return write(carryOut(op, params, table), id);
      } catch (error) {
        // A bug of ours, or a match that is too big to write down: the sender learns of it, and the table stays open.
        const problem = shorten(error instanceof Error ? error.message : String(error));
        return write(refuse('REF-FAULT-01', 'fault', { problem }), id);
      }
    },
  };
}

function carryOut(name: unknown, params: Readonly<Record<string, unknown>>, table: Table): Answer {
  if (name === undefined) return refuse('REF-OP-01', 'no-op', { ops: OP_NAMES });
  const op = typeof name === 'string' ? OPS.get(name) : undefined;
  if (op === undefined) {
    const given = typeof name === 'string' ? name : JSON.stringify(name);
    return refuse('REF-OP-02', 'unknown-op', {
      op: shorten(given),
      nearest: nearest(given, OP_NAMES) ?? '',
      ops: OP_NAMES,
    });
  }
  const read = op.params.safeParse(params);
  if (read.success) return op.answer(read.data, table);
  const issue = read.error.issues[0];
  const field = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : (issue?.path.map(String).join('.') ?? '');
  const problem = issue?.code === 'unrecognized_keys' ? 'there is no such field' : (issue?.message ?? '');
  return refuse('REF-FIELD-01', 'bad-field', { op: op.name, field: shorten(field), problem: shorten(problem) });
}

const isId = (id: unknown): id is RequestId =>
  id === undefined || Number.isFinite(id) || (typeof id === 'string' && id.length <= MOST_ID);

const lineProblem = (problem: 'line-too-long' | 'not-utf-8'): Refusal =>
  problem === 'not-utf-8'
    ? refuse('REF-LINE-02', 'not-utf-8')
    : refuse('REF-LINE-01', 'line-too-long', { most: MOST_LINE_BYTES });
