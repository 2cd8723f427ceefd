/** A command of the notation is known at every step: by its form, whatever step is at work and whoever stands where. */
import type { Position } from '@tablerunner/engine';
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

describe('commands of random matches', () => {
  for (const [i, options] of TABLES.entries()) {
    test(`with ${JSON.stringify(options)} are known at every step, and refused there by their own rule`, SLOW, () => {
      const { commands, positions } = commandsOf(options, 20 + i);
      expect(positions.size).toBeGreaterThan(4);
      expect(commands.size).toBeGreaterThan(100);
      for (const [text, { step }] of commands) {
        const steps = notation.stepsOf?.(text, positions.values().next().value?.state as EscapeState) ?? [];
        expect(steps, text).toContain(step);
      }
    });
  }
});

const short = (text: string): string[] =>
  (notation.stepsOf?.(text, undefined as never) ?? []).map((step) => step.replace('escape/', ''));

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
