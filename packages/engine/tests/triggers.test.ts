/** Simultaneous triggers: gathered while a step works, by seat in turn order, the owner asked where the order matters. ENG-TRIGGER. */
import { describe, expect, test } from 'vitest';
import {
  defineEvent,
  defineStep,
  defineTrigger,
  frameOf,
  parseCommand,
  printCommand,
  replaySave,
  restoreMatch,
} from '../src/index.ts';
import { begin, must, TWO, tinyGame } from './tiny-game.ts';

interface Alarm {
  told: string[];
  order: string[];
  /** Whose bells hang here: owner and name of each. */
  bells: { owner: string; name: string }[];
  echo: boolean;
}

const rang = defineEvent<Alarm, { how: string }>({ name: 'alarm/rang', write() {} });
const answered = defineEvent<Alarm, { bell: string }>({
  name: 'alarm/answered',
  write: (state, { bell }) => {
    state.told.push(bell);
  },
});

const answer = defineStep<Alarm, { bell: string }>({
  name: 'alarm/answer',
  clause: 'ENG-TEST-02',
  run(_state, { bell }, engine) {
    engine.emit(answered, { bell });
    engine.done();
  },
});

const bells = defineTrigger<Alarm, { how: string }, { bell: string }>({
  name: 'alarm/bells',
  clause: 'ENG-TEST-02',
  on: rang,
  fires: (state) => state.bells.map(({ owner, name }) => ({ owner, memory: { bell: name } })),
  step: answer,
});

/** Fires for the house, under a clause that sorts before the bells. */
const siren = defineTrigger<Alarm, { how: string }, { bell: string }>({
  name: 'alarm/siren',
  clause: 'ENG-TEST-01',
  on: rang,
  fires: (_state, { how }) => (how === 'loudly' ? [{ owner: 'house', memory: { bell: 'siren' } }] : []),
  step: answer,
});

/** A trigger on a trigger's own event. */
const echo = defineTrigger<Alarm, { bell: string }, { bell: string }>({
  name: 'alarm/echo',
  clause: 'ENG-TEST-03',
  on: answered,
  fires: (state, { bell }) =>
    state.echo && !bell.endsWith('!') ? [{ owner: 'north', memory: { bell: `${bell}!` } }] : [],
  step: answer,
});

const ring = defineStep<Alarm, Record<string, never>, string>({
  name: 'alarm/ring',
  clause: 'ENG-TEST-01',
  who: () => 'north',
  candidates: () => ['softly', 'loudly', 'twice', 'inwards', 'by-chance'],
  apply(_state, _memory, how, engine) {
    if (how === 'inwards') engine.interrupt(answer, { bell: 'interrupt' });
    engine.emit(rang, { how });
    if (how === 'twice') engine.emit(rang, { how });
    if (how === 'by-chance') engine.die(6, 'chance');
  },
});

const alarm = (hung: Alarm['bells'], more: Partial<Alarm> = {}) =>
  begin(
    tinyGame<Alarm>({
      state: { told: [], order: [...TWO], bells: hung, echo: false, ...more },
      steps: [ring, answer],
      events: [rang, answered],
      triggers: [bells, siren, echo],
      turnOrder: (state) => state.order,
      first: () => frameOf(ring, {}),
    }),
  );

const bell = (owner: string, name: string) => ({ owner, name });

describe('the order of triggers', () => {
  test('ENG-TRIGGER-01 within a seat the owner says which comes first', () => {
    const match = alarm([bell('south', 's1'), bell('south', 's2'), bell('south', 's3')]);
    match.play('north', 'softly');
    expect(match.decision()).toEqual({ seat: 'south', step: 'engine/triggers', clause: 'ENG-TRIGGER-01' });
    expect(match.legal()).toEqual([{ first: 0 }, { first: 1 }, { first: 2 }]);
    expect(match.play('south', { first: 3 })).toMatchObject({ clause: 'ENG-TRIGGER-01', reason: 'no-such-trigger' });
    match.play('south', { first: 1 });
    match.play('south', { first: 1 });
    expect(match.position.state.told).toEqual(['s2', 's3', 's1']); // the last one is not asked for
    expect(match.decision()?.step).toBe('alarm/ring');
  });

  test('ENG-TRIGGER-02 seats resolve theirs in turn order', () => {
    const match = alarm([bell('south', 's1'), bell('north', 'n1'), bell('south', 's2'), bell('north', 'n2')]);
    match.play('north', 'softly');
    expect(match.legal()).toEqual([{ first: 1 }, { first: 3 }]);
    expect(match.check('north', { first: 0 })).toMatchObject({ reason: 'no-such-trigger' });
    match.play('north', { first: 3 });
    match.play('south', { first: 0 });
    expect(match.position.state.told).toEqual(['n2', 'n1', 's1', 's2']);

    const other = alarm([bell('south', 's1'), bell('north', 'n1')], { order: ['south', 'north'] });
    other.play('north', 'softly');
    expect(other.position.state.told).toEqual(['s1', 'n1']);
  });

  test('ENG-TRIGGER-03 triggers that are the same to the letter leave nothing to choose', () => {
    const match = alarm([bell('south', 's'), bell('south', 's')]);
    match.play('north', 'softly');
    expect(match.position.state.told).toEqual(['s', 's']);
    expect(match.log).toHaveLength(1);
  });

  test('ENG-TRIGGER-11 a trigger may listen to several events', () => {
    const both = defineTrigger<Alarm, never, { bell: string }>({
      ...(echo as object as typeof bells),
      name: 'alarm/both',
      on: [rang, answered],
      fires: (state) => (state.told.length < 3 ? [{ owner: 'north', memory: { bell: 'both' } }] : []),
    });
    const match = begin(
      tinyGame<Alarm>({
        state: { told: [], order: [...TWO], bells: [], echo: false },
        steps: [ring, answer],
        events: [rang, answered],
        triggers: [both],
        turnOrder: (state) => state.order,
        first: () => frameOf(ring, {}),
      }),
    );
    match.play('north', 'softly');
    expect(match.position.state.told).toEqual(['both', 'both', 'both']);
  });

  test('ENG-TRIGGER-04 all events of one step count together, and their triggers come before its interrupts', () => {
    const match = alarm([bell('south', 's1')]);
    match.play('north', 'twice');
    expect(match.position.state.told).toEqual(['s1', 's1']);
    match.play('north', 'inwards');
    expect(match.position.state.told).toEqual(['s1', 's1', 's1', 'interrupt']);
  });

  test('ENG-TRIGGER-05 what a trigger sets off is resolved before the triggers that still wait', () => {
    const match = alarm([bell('south', 's1'), bell('south', 's2')], { echo: true });
    match.play('north', 'softly');
    match.play('south', { first: 0 });
    expect(match.position.state.told).toEqual(['s1', 's1!', 's2', 's2!']);
  });

  test('ENG-TRIGGER-06 triggers of nobody in the turn order come last, by clause, and nobody is asked', () => {
    const match = alarm([bell('ghost', 'g1'), bell('ghost', 'g2'), bell('south', 's1')]);
    match.play('north', 'loudly');
    expect(match.position.state.told).toEqual(['s1', 'siren', 'g1', 'g2']);
    expect(match.decision()?.step).toBe('alarm/ring');
  });

  test('ENG-TRIGGER-07 a seat that is out of the turn order never holds up the table', () => {
    const match = alarm([bell('south', 's1'), bell('south', 's2')], { order: ['north'] });
    match.play('north', 'softly');
    expect(match.position.state.told).toEqual(['s1', 's2']);
  });
});

describe('triggers are part of the match', () => {
  const asked = () => {
    const match = alarm([bell('south', 's1'), bell('south', 's2')]);
    match.play('north', 'softly');
    return match;
  };

  test('ENG-TRIGGER-08 a match can be saved, replayed and undone while triggers wait', () => {
    const match = asked();
    const save = JSON.parse(JSON.stringify(match.save()));
    const again = must(restoreMatch(match.game, save));
    expect(again.hash()).toBe(match.hash());
    expect(replaySave(match.game, save)).toEqual(match.position);
    const before = match.hash();
    for (const table of [match, again]) table.play('south', { first: 1 });
    expect(again.hash()).toBe(match.hash());
    expect(match.undo('south')).toEqual({ ok: true });
    expect(match.hash()).toBe(before);
  });

  test('ENG-TRIGGER-09 the order has a notation of its own, and nonsense is refused with a sentence', () => {
    const { game, position } = asked();
    const frame = position.stack.at(-1) ?? frameOf(ring, {});
    expect(printCommand(game, { first: 1 }, position.state, frame)).toBe('first 1');
    expect(parseCommand(game, '  first 1 ', position.state, frame)).toEqual({ ok: true, value: { first: 1 } });
    for (const text of ['', 'first', 'first -1', 'first x', 'last 1', 'first 99999', 'first 1 2']) {
      expect(parseCommand(game, text, position.state, frame)).toMatchObject({ ok: false, where: 'command' });
    }
  });

  test('ENG-TRIGGER-10 no trigger is lost or left over when a scripted die is missing', () => {
    const match = alarm([bell('south', 's1')]);
    // the bell has been rung when the missing die is noticed
    expect(match.play('north', 'by-chance', { dice: [] })).toMatchObject({ clause: 'ENG-DICE-01' });
    expect(match.position.stack).toHaveLength(1);
    match.play('north', 'softly');
    expect(match.position.state.told).toEqual(['s1']);
  });
});
