/** A command of the notation is known at every step: by its form, whatever step is at work and whoever stands where. */
import { Match, type Position } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { burncycleGame } from '../../index.ts';
import { notation } from '../../notation/notation.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { playAtRandom } from '../random-play.ts';

const stepsOf = (text: string, state: BurncycleState): readonly string[] => notation.stepsOf?.(text, state) ?? [];

describe('commands of random games', () => {
  for (const [mission, { id }] of MISSIONS.entries()) {
    test(`of ${id} are known at every step`, { timeout: 60_000 }, () => {
      const texts = new Map<string, Set<string>>();
      const states = new Map<string, BurncycleState>();
      playAtRandom({ mission, players: 1 + (mission % 4), seed: `any step ${id}`, most: 400 }, (runner) => {
        const { position, frame } = runner;
        if (position.outcome !== undefined) return;
        if (!states.has(frame.step)) states.set(frame.step, structuredClone(position.state));
        for (const choice of runner.legal()) {
          const text = notation.printChoice(choice, position.state, frame);
          texts.set(text, (texts.get(text) ?? new Set()).add(frame.step));
        }
      });
      expect(states.size).toBeGreaterThan(6);
      for (const [text, at] of texts)
        for (const state of states.values())
          expect(stepsOf(text, state), text).toEqual(expect.arrayContaining([...at]));
    });
  }
});

describe('at the wrong moment', () => {
  test('a command is refused as not now, by the clause of a step that it belongs to', { timeout: 60_000 }, () => {
    const positions = new Map<string, Position<BurncycleState>>();
    const choices = new Map<string, { readonly choice: unknown; readonly text: string; readonly step: string }>();
    for (const mission of [0, 4]) {
      playAtRandom({ mission, players: 2, seed: `not now ${mission}`, most: 300 }, (runner) => {
        const { position, frame } = runner;
        if (position.outcome !== undefined) return;
        if (!positions.has(frame.step)) positions.set(frame.step, structuredClone(position));
        for (const choice of runner.legal().slice(0, 4)) {
          const text = notation.printChoice(choice, position.state, frame);
          choices.set(`${frame.step} ${(choice as { kind: string }).kind}`, { choice, text, step: frame.step });
        }
      });
    }
    let refused = 0;
    for (const [now, position] of positions) {
      const opened = Match.from(burncycleGame, { position: structuredClone(position), seed: 'not now' });
      if (!opened.ok) throw new Error(opened.problem);
      const match = opened.value;
      const seat = match.decision()?.seat ?? '';
      for (const { choice, text, step } of choices.values()) {
        if (stepsOf(text, position.state).includes(now)) continue; // then the step itself judges it
        const verdict = match.check(seat, choice);
        const clause = burncycleGame.stepsByName.get(step)?.clause;
        expect(verdict, `${text} at ${now}`).toMatchObject({ ok: false, reason: 'not-now' });
        if (!verdict.ok) expect(verdict.facts.belongs, text).toContainEqual({ step, clause });
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});

test('what an agent has that is not active is refused by the rules, not as unreadable', () => {
  const opened = notation.parsePosition('agent byte c9\nagent memory b9\nmodule exe a1\ndrone: memory b9 charged');
  if (!opened.ok) throw new Error(opened.problem);
  const match = Match.from(burncycleGame, { position: opened.value, seed: 'of another' });
  if (!match.ok) throw new Error(match.problem);
  const { stack, state } = match.value.position;
  const frame = stack.at(-1);
  if (frame === undefined) throw new Error('no step is at work');
  const read = notation.parseChoice('use joan', state, frame);
  if (!read.ok) throw new Error(read.problem);
  expect(read.value).toMatchObject({ kind: 'use', bot: 1 });
  expect(match.value.check('p1', read.value)).toMatchObject({
    ok: false,
    clause: 'BC-FREE-07',
    reason: 'not-yours-to-use',
  });
  for (const text of ['use nonsense', 'exe: use peek'])
    expect(notation.parseChoice(text, state, frame), text).toMatchObject({ ok: false });
});

test('only the steps that have such a command are named', () => {
  const position = notation.parsePosition('agent byte c9\nmodule exe a1');
  if (!position.ok) throw new Error(position.problem);
  const { state } = position.value;
  const short = (text: string): string[] => stepsOf(text, state).map((step) => step.replace('burncycle/', ''));
  expect(short('strike hamster')).toEqual(['act', 'extra-action']);
  expect(short('exe: strike hamster')).toEqual(['act', 'extra-action']);
  expect(short('pass')).toEqual(['act', 'extra-action', 'ip-phase']);
  expect(short('ip 2.4')).toEqual(['ip-phase']);
  expect(short('resolve guard')).toEqual(['scout-results']);
  expect(short('resolve 1,2')).toEqual(['terminal']);
  expect(short('resolve')).toEqual(['power-die']);
  expect(short('n')).toEqual(['move', 'bonus-move', 'walk', 'perimeter', 'fly', 'face-disguise']);
  expect(short('keep')).toEqual(['reroll']);
  expect(short('dice basic 2')).toEqual(['choose-dice']);
  expect(short('target guard hamster')).toEqual(['choose-target']);
  expect(short('{"kind":"combine","pairs":1}')).toEqual(['combine']);
  expect(short('{"first":1}')).toEqual(['engine/triggers']);
});

test.each([
  '',
  'dance',
  'strike',
  'strike a b',
  'resolve sideways',
  'nobody: pass',
  '{"kind":"dance"}',
  '{',
  '💥',
  'ip c4',
])('%j is a command nowhere', (text) => {
  const position = notation.parsePosition('agent byte c9\nmodule exe a1');
  if (!position.ok) throw new Error(position.problem);
  expect(stepsOf(text, position.value.state)).toEqual([]);
});
