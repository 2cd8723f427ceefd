/** Odds through the questions that follow: who answers them, and where the odds end. Clauses ENG-ODDS. */
import { describe, expect, test } from 'vitest';
import { defineEvent, defineStep, type Forecast, frameOf, type Odds, oddsOf, type Policy } from '../src/index.ts';
import { begin, DRAW, must, tinyGame } from './tiny-game.ts';

interface Table {
  wounds: number;
  dodges: number;
}

const wounded = defineEvent<Table, { by: number }>({
  name: 'duel/wounded',
  write: (state, { by }) => {
    state.wounds += by;
  },
});

type Nothing = Record<string, never>;

/** South may dodge: a die of 4 or more saves it, a lower one costs a wound more. */
const dodge = defineStep<Table, { readonly hits: number }, 'stand' | 'dodge'>({
  name: 'duel/dodge',
  clause: 'ENG-TEST-02',
  who: () => 'south',
  candidates: () => ['stand', 'dodge'],
  apply(_state, { hits }, choice, engine) {
    const saved = choice === 'dodge' ? (engine.die(6, 'dodge') >= 4 ? hits : -1) : 0;
    engine.emit(wounded, { by: hits - saved });
    engine.done();
  },
});

/** North may throw again; what it shows then counts. */
const again = defineStep<Table, { readonly face: number }, 'keep' | 'again'>({
  name: 'duel/again',
  clause: 'ENG-TEST-03',
  who: () => 'north',
  candidates: () => ['keep', 'again'],
  apply(_state, { face }, choice, engine) {
    const shown = choice === 'keep' ? face : engine.die(6, 'again');
    const hits = shown === 6 ? 3 : shown >= 4 ? 1 : 0;
    if (hits === 0) engine.done();
    else engine.next(dodge, { hits });
  },
});

const attack = defineStep<Table, Nothing, 'attack' | 'wait'>({
  name: 'duel/attack',
  clause: 'ENG-TEST-01',
  who: () => 'north',
  candidates: () => ['attack', 'wait'],
  apply(_state, _memory, choice, engine) {
    engine.done();
    if (choice === 'attack') engine.interrupt(again, { face: engine.die(6, 'attack') });
  },
});

const turns = defineStep<Table, { readonly left: number }>({
  name: 'duel/turns',
  clause: 'ENG-TEST-01',
  run(_state, { left }, engine) {
    if (left === 0) return engine.end(DRAW);
    engine.stay({ left: left - 1 });
    engine.interrupt(attack, {});
  },
});

const game = tinyGame<Table>({
  state: { wounds: 0, dodges: 0 },
  steps: [turns, attack, again, dodge],
  events: [wounded],
  hints: { value: ({ wounds }, seat) => (seat === 'north' ? wounds : -wounds) / 3 },
  summary: (_events, before, after) => ({ wounds: after.wounds - before.wounds }),
  first: () => frameOf(turns, { left: 3 }),
});

const { position } = begin(game);
const odds = (policy?: Policy<Table>): Odds => must(oddsOf(game, position, 'attack', policy));
const wounds = ({ each }: Odds) => Object.fromEntries((each.wounds ?? []).map(({ value, share }) => [value, share]));

describe('odds through the questions that follow', () => {
  test('ENG-ODDS-18 each question is answered as is best for whoever is asked', () => {
    // South stands against one hit (1 wound, where a dodge costs 1 on average: the first of the list), and dodges three (2 of
    // 4 wounds on average). A throw is worth (2 x 1 + 1 x 2) / 6 = 2/3 to north, so north throws 1 to 3 again and keeps the rest.
    expect(wounds(odds('best'))).toEqual({ 0: '3/8', 1: '1/2', 4: '1/8' });
    expect(odds('best')).toMatchObject({ of: 216, policy: 'best', sampled: false, shuffled: false });
  });

  test('ENG-ODDS-18 the best is sought among the answers that the game considers', () => {
    const keeping = {
      ...game,
      considered: (_state: Table, _frame: unknown, legal: readonly unknown[]) => legal.slice(0, 1),
    };
    expect(wounds(must(oddsOf(keeping, position, 'attack', 'best')))).toEqual(wounds(odds('first')));
  });

  test('ENG-ODDS-19 a named policy answers instead, and the answer says which', () => {
    expect(wounds(odds('first'))).toEqual({ 0: '1/2', 1: '1/3', 3: '1/6' }); // kept, and stood
    expect(odds('first').policy).toBe('first');
    expect(odds('none')).toMatchObject({ of: 6, rows: [{ outcome: { wounds: 0 }, share: '1' }], policy: 'none' });
    const bold: Forecast<Table> = {
      name: 'bold',
      answer: (_state, { step }) => (step === again.name ? 'again' : step === dodge.name ? 'dodge' : undefined),
    };
    expect(wounds(odds(bold))).toEqual({ 0: '3/4', 2: '1/6', 4: '1/12' });
    expect(odds(bold).policy).toBe('bold');
  });

  test('ENG-ODDS-20 the next turn is no part of what a command comes to', () => {
    expect(wounds(must(oddsOf(game, position, 'wait', 'best')))).toEqual({ 0: '1' });
    const quiet = tinyGame<Table>({ ...game, state: { wounds: 0, dodges: 0 }, follows: () => false });
    expect(must(oddsOf(quiet, begin(quiet).position, 'attack', 'best'))).toMatchObject({ of: 6, rows: [{ ways: 6 }] });
  });

  test('ENG-ODDS-21 questions without end get a sentence and not a wait', () => {
    const asking = defineStep<Table, { readonly asked: number }, 'on' | 'off'>({
      name: 'duel/asking',
      clause: 'ENG-TEST-02',
      who: () => 'south',
      candidates: () => ['on', 'off'],
      apply: (_state, { asked }, _choice, engine) => engine.stay({ asked: asked + 1 }),
    });
    const ask = defineStep<Table, Nothing, 'ask' | 'wait'>({
      name: 'duel/ask',
      clause: 'ENG-TEST-01',
      who: () => 'north',
      candidates: () => ['ask', 'wait'],
      apply: (_state, _memory, _choice, engine) => engine.interrupt(asking, { asked: 0 }),
    });
    const endless = tinyGame<Table>({
      ...game,
      state: position.state,
      steps: [ask, asking],
      first: () => frameOf(ask, {}),
    });
    const start = begin(endless).position;
    expect(oddsOf(endless, start, 'ask', 'best')).toMatchObject({
      problem: expect.stringContaining('name another policy'),
    });
    expect(oddsOf(endless, start, 'ask', 'first')).toMatchObject({ ok: false });
  });
});
