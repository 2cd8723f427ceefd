/** A command of the notation is known at every step: by its form, whatever step is at work and whoever stands where. */
import { Match, type Position } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';
import type { EscapeState } from '../../rules/types.ts';
import { playAtRandom } from '../random-play.ts';
import { TABLES } from './forged.ts';

const { notation } = escapeGame;

/** Two cores and much else to do: the clock says little. */
const SLOW = { timeout: 60_000 };

interface Seen {
  /** By its text: a command, and the step at which it was legal. */
  readonly commands: Map<string, { readonly step: string; readonly choice: unknown }>;
  /** By step: a position in which it asks somebody. */
  readonly positions: Map<string, Position<EscapeState>>;
}

function commandsOf(options: Record<string, unknown>, seed: number): Seen {
  const seen: Seen = { commands: new Map(), positions: new Map() };
  playAtRandom(options, seed, (runner) => {
    const { position, frame } = runner;
    if (!seen.positions.has(frame.step)) seen.positions.set(frame.step, structuredClone(position));
    for (const choice of runner.legal()) {
      seen.commands.set(notation.printChoice(choice, position.state, frame), { step: frame.step, choice });
    }
  });
  return seen;
}

const stepsOf = (text: string): readonly string[] => notation.stepsOf?.(text, undefined as never) ?? [];

/** At the wrong moment a command is refused by the clause of the step it belongs to. */
function expectNotNow(position: Position<EscapeState>, choice: unknown, steps: readonly string[]): void {
  const match = Match.from(escapeGame, { seed: 'not now', position });
  if (!match.ok) throw new Error(match.problem);
  const clauses = steps.map((name) => escapeGame.stepsByName.get(name)?.clause);
  const refusal = match.value.check(match.value.decision()?.seat ?? '', choice);
  expect(refusal).toMatchObject({ ok: false, reason: 'not-now' });
  expect(clauses).toContain(refusal.ok ? '' : refusal.clause);
}

describe('commands of random matches', () => {
  for (const [i, options] of TABLES.entries()) {
    test(`with ${JSON.stringify(options)} are known at every step, and refused there by their own rule`, SLOW, () => {
      const { commands, positions } = commandsOf(options, 20 + i);
      expect(positions.size).toBeGreaterThan(4);
      expect(commands.size).toBeGreaterThan(100);
      const tried = new Map<string, number>();
      for (const [text, { step, choice }] of commands) {
        const steps = stepsOf(text);
        expect(steps, text).toContain(step);
        const times = (tried.get(step) ?? 0) + 1;
        tried.set(step, times);
        if (times > 10) continue; // the form is what counts: a few of each step are enough
        for (const [now, position] of positions) if (!steps.includes(now)) expectNotNow(position, choice, steps);
      }
    });
  }
});

const short = (text: string): string[] => stepsOf(text).map((step) => step.replace('escape/', ''));

test('only the steps that have such a command are named', () => {
  expect(short('c4')).toEqual(['activation']);
  expect(short('pilot: c4')).toEqual(['activation']);
  expect(short('melee mole')).toEqual(['activation']);
  expect(short('take crate@zz9')).toEqual(['activation']);
  expect(short('anthem ashton: melee mole')).toEqual(['extra-actions']);
  expect(short('keep')).toEqual(['roll']);
  expect(short('reroll 0 veteran')).toEqual(['roll']);
  expect(short('dodge')).toEqual(['attack']);
  expect(short('counter intellect')).toEqual(['hack']);
  expect(short('activate ashton')).toEqual(['choose-active', 'activate-rebels']);
  expect(short('goal ashton')).toEqual(['drone', 'move-token']);
});

test.each([
  '',
  'dance',
  'melee',
  'melee a b',
  'reroll x veteran',
  'reroll 0 luck',
  'pilot:',
  'c4n',
  'dodge wildly',
  '{',
  '💥',
])('%j is a command nowhere', (text) => expect(short(text)).toEqual([]));
