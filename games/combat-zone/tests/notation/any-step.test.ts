/** A command of the notation is known at every step: by its form, whatever step is at work and whoever stands where. */
import { clonePosition, Match, type Position, type Runner } from '@tablerunner/engine';
import { expect, it } from 'vitest';
import { combatZoneGame } from '../../index.ts';
import { notation } from '../../notation/notation.ts';
import { cloneState } from '../../rules/clone.ts';
import type { CombatZoneState } from '../../rules/types.ts';
import { playWithCards } from '../cards/random-cards.ts';
import { playAtRandom, tableNumber } from '../random-play.ts';

const SLOW = { timeout: 120_000 };

const stepsOf = (text: string, state: CombatZoneState): readonly string[] => notation.stepsOf?.(text, state) ?? [];

/** A printed legal command: what it means, and the steps at which it was legal. */
interface Command {
  readonly choice: unknown;
  readonly steps: Set<string>;
}

/** At the wrong moment a command is refused by the clause of a step it belongs to. */
function expectNotNow(match: Match<CombatZoneState>, choice: unknown, steps: readonly string[]): void {
  const refusal = match.check(match.decision()?.seat ?? '', choice);
  expect(refusal).toMatchObject({ ok: false, reason: 'not-now' });
  const clauses = steps.map((name) => combatZoneGame.stepsByName.get(name)?.clause);
  expect(clauses).toContain(refusal.ok ? '' : refusal.clause);
}

/** Printed legal commands with the steps at which they were legal, and a position of each step. */
class Seen {
  readonly texts = new Map<string, Command>();
  readonly positions = new Map<string, Position<CombatZoneState>>();

  /** Ways over the table are many and all alike: a few of each list are enough. */
  look(runner: Runner<CombatZoneState>): void {
    if (runner.position.outcome !== undefined) return;
    const { position, frame } = runner;
    if (frame.step === 'engine/triggers') return;
    if (!this.positions.has(frame.step)) this.positions.set(frame.step, clonePosition(position, cloneState));
    const legal = runner.legal();
    for (const choice of legal.filter((_, at) => at < 5 || at % 20 === 0)) {
      const text = notation.printChoice(choice, position.state, frame);
      const command = this.texts.get(text) ?? { choice, steps: new Set() };
      this.texts.set(text, command);
      command.steps.add(frame.step);
    }
  }

  expectKnown(least: number): void {
    expect(this.positions.size).toBeGreaterThanOrEqual(least);
    const matches = [...this.positions].map(([step, position]) => {
      const match = Match.from(combatZoneGame, { seed: 'not now', position });
      if (!match.ok) throw new Error(`${step}: ${match.problem}`);
      return { step, match: match.value, state: position.state };
    });
    const tried = new Map<string, number>();
    for (const [text, { choice, steps }] of this.texts) {
      const known = stepsOf(text, matches[0]?.state as CombatZoneState);
      expect(known, text).toEqual(expect.arrayContaining([...steps]));
      const kind = [...steps].join();
      const times = (tried.get(kind) ?? 0) + 1;
      tried.set(kind, times);
      if (times > 10) continue; // the form is what counts: a few of each step are enough
      for (const { step, match, state } of matches) {
        expect(stepsOf(text, state), text).toEqual(known);
        if (!known.includes(step)) expectNotNow(match, choice, known);
      }
    }
  }
}

it.each([3, 10])(
  'every legal command of table %i is known at every step, and refused by its own rule where it is not due',
  SLOW,
  (number) => {
    const seen = new Seen();
    playAtRandom(tableNumber(number), `any step ${number}`, (runner) => seen.look(runner));
    seen.expectKnown(6);
  },
);

it(
  'every legal command of games with cards by chance is known at every step, and refused by its own rule',
  SLOW,
  () => {
    const seen = new Seen();
    for (const number of [0, 1, 2, 3]) playWithCards(number, (runner) => seen.look(runner));
    seen.expectKnown(15);
  },
);

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
