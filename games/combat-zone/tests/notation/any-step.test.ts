/** A command of the notation is known at every step: by its form, whatever step is at work and whoever stands where. */
import type { Runner } from '@tablerunner/engine';
import { expect, it } from 'vitest';
import { notation } from '../../notation/notation.ts';
import { cloneState } from '../../rules/clone.ts';
import type { CombatZoneState } from '../../rules/types.ts';
import { playWithCards } from '../cards/random-cards.ts';
import { playAtRandom, tableNumber } from '../random-play.ts';

const SLOW = { timeout: 120_000 };

const stepsOf = (text: string, state: CombatZoneState): readonly string[] => notation.stepsOf?.(text, state) ?? [];

/** Printed legal commands with the steps at which they were legal, and a state of each step. */
class Seen {
  readonly texts = new Map<string, Set<string>>();
  readonly states = new Map<string, CombatZoneState>();

  /** Ways over the table are many and all alike: a few of each list are enough. */
  look(runner: Runner<CombatZoneState>): void {
    if (runner.position.outcome !== undefined) return;
    const { position, frame } = runner;
    if (frame.step === 'engine/triggers') return;
    if (!this.states.has(frame.step)) this.states.set(frame.step, cloneState(position.state));
    const legal = runner.legal();
    for (const choice of legal.filter((_, at) => at < 5 || at % 20 === 0)) {
      const text = notation.printChoice(choice, position.state, frame);
      this.texts.set(text, (this.texts.get(text) ?? new Set()).add(frame.step));
    }
  }

  expectKnown(steps: number): void {
    expect(this.states.size).toBeGreaterThanOrEqual(steps);
    const states = [...this.states.values()];
    for (const [at, [text, steps]] of [...this.texts].entries()) {
      // A form does not hang on the table; a few tables for each of thousands of texts are enough.
      for (const state of states.filter((_, i) => i % 3 === at % 3))
        expect(stepsOf(text, state), text).toEqual(expect.arrayContaining([...steps]));
    }
  }
}

it.each([3, 10])('every legal command of table %i is known at every step', SLOW, (number) => {
  const seen = new Seen();
  playAtRandom(tableNumber(number), `any step ${number}`, (runner) => seen.look(runner));
  seen.expectKnown(6);
});

it('every legal command of games with cards by chance is known at every step', SLOW, () => {
  const seen = new Seen();
  for (const number of [0, 1, 2, 3]) playWithCards(number, (runner) => seen.look(runner));
  seen.expectKnown(15);
});

const read = notation.parsePosition(`
player: p1 maelstrom
player: p2 tyger-claws
model: p1 warlord 11,4
model: p2 oyabun 11,25`);
if (!read.ok) throw new Error(read.problem);
const { state } = read.value;

it.each([
  ['activate warlord', ['control']],
  ['inspire p3', ['control']],
  ['gonk pledge.2', ['inspire']],
  ['deploy warlord 11,4', ['deployment']],
  ['move t1 11,6>13,9 drag.model=ripper.1', ['activation', 'free-action', 'free-move']],
  ['act basic/ranged t1 oyabun', ['activation', 'free-action']],
  ['oppose t1 armor=-', ['contest']],
  ['reroll - luck', ['luck']],
  ['react warlord with act basic/ranged t1 oyabun', ['react']],
  ['token t2', ['free-token', 'suffer', 'heal', 'stun-tokens', 'refresh', 'weaken', 'test']],
  ['shove way=3', ['shove']],
  ['impact 11,12', ['blast']],
  ['first 2', ['engine/triggers']],
  ['{"kind":"activate","model":7}', ['control']],
])('%s belongs to %j', (text, steps) => {
  expect(stepsOf(text, state).map((step) => step.replace('combat-zone/', ''))).toEqual(expect.arrayContaining(steps));
  expect(stepsOf(text, state)).toHaveLength(steps.length);
});

it.each(['', 'dance', 'activate', 'move t1', 'act', 'oppose t0', '{"kind":"dance"}', '{', '💥', 'x'.repeat(2000)])(
  '%j is a command nowhere',
  (text) => expect(stepsOf(text, state)).toEqual([]),
);
