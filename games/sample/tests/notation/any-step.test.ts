/** A command of the notation is known at every step: by its form, whatever step is at work and whoever holds what. */
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import type { SkimState } from '../../rules/types.ts';
import { table } from '../kit.ts';
import { eachDecision } from '../random-games.ts';

const stepsOf = (text: string, state: SkimState): readonly string[] => sample.notation.stepsOf?.(text, state) ?? [];

test('every legal command of random games is known at every step', () => {
  const stepsByText = new Map<string, string>();
  const states = new Map<string, SkimState>();
  eachDecision(20, (runner) => {
    const { position, frame } = runner;
    if (position.outcome !== undefined || frame.step === 'engine/triggers') return;
    if (!states.has(frame.step)) states.set(frame.step, structuredClone(position.state));
    for (const choice of runner.legal()) {
      stepsByText.set(sample.notation.printChoice(choice, position.state, frame), frame.step);
    }
  });
  expect(states.size).toBe(5);
  for (const [text, step] of stepsByText)
    for (const state of states.values()) expect(stepsOf(text, state), text).toEqual([step]);
});

test('at the wrong moment a command is refused by the clause of the step it belongs to', () => {
  const t = table('red: hand mole\nblue: hand tripwire');
  expect(t.match.check('red', { kind: 'pay' })).toMatchObject({ clause: 'SK-RUN-05', reason: 'not-now' });
  expect(t.match.check('red', { pass: true })).toMatchObject({ clause: 'SK-TRACE-01', reason: 'not-now' });
  expect(t.match.check('red', { kind: 'dance' })).toMatchObject({ reason: 'malformed-command' });
  expect(t.match.check('red', { kind: 'run', server: 1 })).toMatchObject({ ok: true });
});

test.each(['', 'dance', 'run', 'run x', 'pay 3', 'play spoon', 'discard', '{"kind":"pay"}', '💥'])(
  '%j is a command nowhere',
  (text) => expect(stepsOf(text, table('red:\nblue:').state)).toEqual([]),
);
