/** How a match is opened: dice told for what happens before the first decision, and nothing answered by itself. ENG-AUTO, ENG-DICE. */
import { expect, test } from 'vitest';
import {
  defineEvent,
  defineStep,
  frameOf,
  Match,
  readSave,
  replaySave,
  restoreMatch,
  ScriptMismatch,
} from '../src/index.ts';
import { begin, must, tinyGame } from './tiny-game.ts';

interface Table {
  got: number[];
}

const got = defineEvent<Table, { face: number }>({
  name: 'opening/got',
  write: (state, { face }) => {
    state.got.push(face);
  },
});

/** A die, one answer that brings another die, then a real decision. */
const first = defineStep<Table, Record<string, never>>({
  name: 'opening/first',
  clause: 'ENG-TEST-01',
  run(_state, _memory, engine) {
    engine.emit(got, { face: engine.die(6, 'first') });
    engine.next(only, {});
  },
});

const only = defineStep<Table, Record<string, never>, 'go'>({
  name: 'opening/only',
  clause: 'ENG-TEST-02',
  who: () => 'south',
  candidates: () => ['go'],
  apply(_state, _memory, _choice, engine) {
    engine.emit(got, { face: engine.die(6, 'only') });
    engine.next(ask, {});
  },
});

const ask = defineStep<Table, Record<string, never>, 'roll' | 'again'>({
  name: 'opening/ask',
  clause: 'ENG-TEST-03',
  who: () => 'north',
  candidates: () => ['roll', 'again'],
  apply(_state, _memory, choice, engine) {
    engine.emit(got, { face: engine.die(6, 'ask') });
    if (choice === 'again') engine.next(only, {});
  },
});

const game = tinyGame<Table>({
  state: { got: [] },
  steps: [first, only, ask],
  events: [got],
  first: () => frameOf(first, {}),
});

const start = { state: { got: [] }, stack: [frameOf(first, {})], drawn: 0 };

test('ENG-DICE-04 dice can be told for what happens before the first decision, the automatic answers too', () => {
  const told = { dice: [6, 5] };
  const match = must(Match.from(game, { seed: 'seed', position: start, told }));
  expect(match.position.state.got).toEqual([6, 5]);
  match.play('north', 'roll');
  const sealed = match.position.state.got[2];
  const save = match.save();
  expect(save).toMatchObject({ told, log: [{ auto: true }, {}] });
  expect(replaySave(game, save)).toEqual(match.position);
  expect(must(restoreMatch(game, must(readSave(structuredClone(save))))).hash()).toBe(match.hash());
  expect(match.positionAt(1).state.got).toEqual([6, 5]);
  expect(must(Match.resume(game, structuredClone(match.snapshot()))).positionAt(2).state.got).toEqual([6, 5, sealed]);
  for (const dice of [[6], [6, 5, 4], [7, 1]]) {
    expect(() => Match.from(game, { seed: 'seed', position: start, told: { dice } })).toThrow(ScriptMismatch);
  }
  expect(restoreMatch(game, { ...save, told: { dice: [6, 4] } })).toMatchObject({ ok: false });
});

test('ENG-AUTO-09 a match can be opened so that nothing is answered by itself, and its save says so', () => {
  const match = must(Match.start(game, { seed: 'seed', automatic: false }));
  expect([match.log, match.decision()]).toMatchObject([[], { seat: 'south', step: 'opening/only' }]);
  expect(match.play('south', 'go').ok && match.play('north', 'again').ok).toBe(true);
  expect(match.decision()).toMatchObject({ seat: 'south' });
  const save = match.save();
  expect(save).toMatchObject({ automatic: false, log: [{ seat: 'south' }, { seat: 'north' }] });
  const again = must(restoreMatch(game, must(readSave(structuredClone(save)))));
  expect([again.hash(), again.decision()]).toEqual([match.hash(), match.decision()]);
  expect(again.undo('north')).toMatchObject({ ok: false });
  const usual = begin(game);
  expect(usual.log).toMatchObject([{ auto: true }]);
  expect(restoreMatch(game, { ...save, log: usual.save().log })).toMatchObject({ ok: false });
  expect('automatic' in usual.save()).toBe(false);
});
