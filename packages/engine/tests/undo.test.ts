/** Undo: alone to the last moment without new knowledge, further by consent, and never to use a roll that was seen. ENG-UNDO. */
import { expect, test } from 'vitest';
import { defineEvent, defineStep, frameOf, hashJson, replaySave, restoreMatch } from '../src/index.ts';
import { begin, must, TWO, tinyGame } from './tiny-game.ts';

interface Trail {
  steps: string[];
  turn: number;
}

const noted = defineEvent<Trail, { what: string }>({
  name: 'trail/noted',
  write: (state, { what }) => {
    state.steps.push(what);
  },
});
const peeked = defineEvent<Trail, { by: string; card: string }>({
  name: 'trail/peeked',
  write() {},
  seen: (event, viewer) => (viewer === event.by ? event : { by: event.by }),
});
const turnedUp = defineEvent<Trail, { card: string }>({ name: 'trail/turned-up', write() {}, reveals: true });

const COMMANDS = ['walk', 'roll', 'shuffle', 'pick', 'peek', 'turn-up', 'pass'] as const;
type Command = (typeof COMMANDS)[number];

const act = defineStep<Trail, Record<string, never>, Command>({
  name: 'trail/act',
  clause: 'ENG-TEST-01',
  who: (state) => TWO[state.turn],
  candidates: () => COMMANDS,
  apply(state, _memory, command, engine) {
    if (command === 'walk') engine.emit(noted, { what: 'walk' });
    if (command === 'roll') engine.emit(noted, { what: `roll ${engine.die(1_000_000_000, 'test')}` });
    if (command === 'shuffle')
      engine.emit(noted, { what: engine.shuffle(['a', 'b', 'c', 'd', 'e', 'f'], 'test').join('') });
    if (command === 'pick') engine.emit(noted, { what: `pick ${engine.pick(1_000_000_000)}` });
    if (command === 'peek') engine.emit(peeked, { by: 'north', card: 'ace' });
    if (command === 'turn-up') engine.emit(turnedUp, { card: 'ace' });
    if (command === 'pass') state.turn = 1 - state.turn;
  },
});

const trail = tinyGame<Trail>({
  state: { steps: [], turn: 0 },
  steps: [act],
  events: [noted, peeked, turnedUp],
  first: () => frameOf(act, {}),
});

const rollOf = (steps: readonly string[]): string | undefined => steps.findLast((text) => text.startsWith('roll'));

test('ENG-UNDO-01 there is nothing to undo at the start, nor beyond the ends of the log', () => {
  const match = begin(trail);
  expect(match.undo('north')).toMatchObject({ clause: 'ENG-UNDO-01', reason: 'nothing-to-undo' });
  match.play('north', 'walk');
  for (const length of [-1, 1, 2, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(match.undoByConsent(length)).toMatchObject({ clause: 'ENG-UNDO-01', facts: { now: 1 } });
  }
  expect(match.log).toHaveLength(1);
  expect(match.undo('north')).toEqual({ ok: true });
});

test('ENG-UNDO-02 a seat takes back its own last command only', () => {
  const match = begin(trail);
  match.play('north', 'pass');
  expect(match.undo('south')).toMatchObject({
    clause: 'ENG-UNDO-02',
    reason: 'not-your-command',
    facts: { by: 'north' },
  });
  match.play('south', 'walk');
  expect(match.undo('north')).toMatchObject({ clause: 'ENG-UNDO-02', facts: { by: 'south' } });
  expect(match.undo('south')).toEqual({ ok: true });
  expect(match.undo('north')).toEqual({ ok: true });
});

test.each(['roll', 'shuffle', 'pick', 'peek', 'turn-up'] as const)(
  'ENG-UNDO-03 after a %s somebody has learned something: no undo alone',
  (command) => {
    const match = begin(trail);
    match.play('north', 'walk');
    match.play('north', command);
    expect(match.undo('north')).toMatchObject({ clause: 'ENG-UNDO-03', reason: 'something-was-learned' });
    match.play('north', 'walk');
    expect(match.undo('north')).toEqual({ ok: true }); // what came after it can be taken back
    expect(match.undo('north')).toMatchObject({ clause: 'ENG-UNDO-03' });
  },
);

test('ENG-UNDO-04 state, log and events are as they were before the command', () => {
  const match = begin(trail);
  const before = [{ hash: match.hash(), events: match.events.length }];
  for (let i = 0; i < 200; i++) {
    match.play(TWO[match.position.state.turn] ?? '', i % 7 === 6 ? 'pass' : 'walk');
    before.push({ hash: match.hash(), events: match.events.length });
  }
  while (match.log.length > 0) {
    expect(match.undo(match.log.at(-1)?.seat ?? '')).toEqual({ ok: true });
    expect({ hash: match.hash(), events: match.events.length }).toEqual(before[match.log.length]);
  }
});

test('ENG-UNDO-05 by consent the table goes back behind a roll, and that roll is burned', () => {
  const match = begin(trail);
  match.play('north', 'walk');
  match.play('north', 'roll');
  const first = rollOf(match.position.state.steps);
  expect(match.undoByConsent(1)).toEqual({ ok: true });
  match.play('north', 'roll');
  expect(rollOf(match.position.state.steps)).not.toBe(first);
  expect(match.log[1]?.skip).toBe(1);
  expect(match.position.drawn).toBe(2);
});

test('ENG-UNDO-06 burned rolls stay burned, however often and in whatever way the table goes back', () => {
  const match = begin(trail);
  const seen = new Set<string>();
  for (let i = 0; i < 20; i++) {
    match.play('north', 'roll');
    const roll = rollOf(match.position.state.steps) ?? '';
    expect(seen.has(roll), `${roll} was used twice`).toBe(false);
    seen.add(roll);
    match.undoByConsent(match.log.length - 1);
    if (i % 2 === 0) {
      match.play('north', 'walk'); // carries the burned draws in the log ...
      expect(match.undo('north')).toEqual({ ok: true }); // ... and gives them back when it goes
    }
  }
  match.play('north', 'roll');
  expect(match.log.at(-1)?.skip).toBe(20);
});

test('ENG-UNDO-07 a save keeps burned rolls, those of the log and those that no command has skipped yet', () => {
  const match = begin(trail);
  match.play('north', 'roll');
  const first = rollOf(match.position.state.steps);
  match.undoByConsent(0);
  const save = JSON.parse(JSON.stringify(match.save()));
  expect(save.burned).toBe(1);
  const again = must(restoreMatch(trail, save));
  again.play('north', 'roll');
  match.play('north', 'roll');
  expect(rollOf(again.position.state.steps)).not.toBe(first);
  expect(again.hash()).toBe(match.hash());
  expect(replaySave(trail, match.save())).toEqual(match.position);
  expect(must(restoreMatch(trail, match.save())).hash()).toBe(match.hash());
  expect(match.save().burned).toBeUndefined();
});

test('ENG-UNDO-08 looking back at any entry changes nothing', () => {
  const match = begin(trail);
  const hashes = [match.hash()];
  for (let i = 0; i < 150; i++) {
    match.play('north', i % 3 === 0 ? 'roll' : 'walk');
    hashes.push(match.hash());
  }
  const { length } = match.log;
  for (const at of [0, 1, 63, 64, 65, 128, 149, 150]) {
    expect(replaySave(trail, match.save(), at)).toEqual(match.positionAt(at));
    expect(hashJson(match.positionAt(at))).toBe(hashes[at]);
  }
  expect(match.log).toHaveLength(length);
  expect(match.hash()).toBe(hashes[150]);
});
