/** Fuzzing of notations: honest parsers live through it, careless ones are caught. */
import { readable, unreadable } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { expect, test } from 'vitest';
import { fuzzNotation } from '../src/index.ts';
import { honest, lowball } from './lowball.ts';

const notation = (changes: Partial<typeof honest.notation>) =>
  lowball({ notation: { ...honest.notation, ...changes } });

test('the notation of Skim gives back what it printed and lives through nonsense', () => {
  const report = fuzzNotation(sample, { games: 8, tries: 12 });
  expect(report.commands).toBeGreaterThan(200);
  expect(report.positions).toBeGreaterThan(20);
  expect(report.refused).toBeGreaterThan(1_000);
}, 60_000);

test('a parser that throws is caught, with the text', () => {
  const parseChoice = (text: string) => {
    if (text === '') throw new TypeError('nothing to read');
    return honest.notation.parseChoice(text, {} as never, { step: '', memory: {} });
  };
  expect(() => fuzzNotation(notation({ parseChoice }))).toThrow(/lowball: the command "\s*".* breaks: nothing to read/);
});

test('a refusal without a sentence is caught', () => {
  const parseChoice: typeof honest.notation.parseChoice = (text, state, frame) => {
    const read = honest.notation.parseChoice(text, state, frame);
    return read.ok ? read : unreadable('command', '');
  };
  expect(() => fuzzNotation(notation({ parseChoice }))).toThrow('is refused without a place or a sentence');
});

test('a position that is read but cannot be played is caught', () => {
  // The notation of lowball takes any JSON: a spoiled one leads to a state that no step can work on.
  expect(() => fuzzNotation(lowball(), { games: 30 })).toThrow(/lowball: the position ".*" breaks: /);
});

test('what is not read back as it was printed is caught', () => {
  expect(() => fuzzNotation(notation({ printChoice: () => 'roll' }), { tries: 0 })).toThrow(
    /is printed as 'roll', which reads/,
  );
  const parsePosition = () => readable({ state: {} as never, stack: [], drawn: 0 });
  expect(() => fuzzNotation(notation({ parsePosition }))).toThrow('a position is not read back as it was printed');
});
