/** Positions as text: what is printed can be read again, what is written by hand is short, and nonsense is told. */
import {
  canonicalJson,
  clonePosition,
  type FastChance,
  fastChance,
  Match,
  Runner,
  readable,
} from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import { eachDecision } from '../random-games.ts';

const { parsePosition, printPosition } = sample.notation;

test('every position of random games is printed and read again, its end included', () => {
  let seen = 0;
  const steps = new Set<string>();
  eachDecision(60, ({ position }) => {
    const text = printPosition(position);
    const read = parsePosition(text);
    if (!read.ok || canonicalJson(read.value) !== canonicalJson(position)) expect(read).toEqual(readable(position));
    steps.add(position.outcome?.reason ?? position.stack.at(-1)?.step ?? '');
    seen++;
  });
  expect(seen).toBeGreaterThan(3_000);
  expect([...steps].sort()).toEqual([
    'engine/triggers',
    'rounds-over',
    'servers-down',
    'skim/actions',
    'skim/choose-server',
    'skim/discard',
    'skim/pay',
    'skim/trace',
  ]);
});

test('usual places are one word, odd ones are lines of JSON', () => {
  const places = new Set<string>();
  eachDecision(30, ({ position }) => {
    for (const line of printPosition(position).split('\n')) if (line.startsWith('at: ')) places.add(line);
  });
  expect([...places].sort()).toEqual(['at: actions', 'at: discard blue', 'at: discard red', 'at: pay', 'at: trace']);
});

test('what is left out has its usual value', () => {
  const read = parsePosition('turn: blue');
  expect(read.ok && printPosition(read.value)).toBe(
    [
      'round: 1 of 12',
      'hand limit: 5',
      'turn: blue, actions 2',
      'servers: 6/2 8/3 10/4 12/5 14/6',
      'red: credits 0, score 0, hand -, programs -',
      'blue: credits 0, score 0, hand -, programs -',
      'deck: -',
      'discard: -',
      'at: actions',
    ].join('\n'),
  );
});

test('comments, empty lines and any order of lines are fine', () => {
  const read = parsePosition('\n# a note\nblue: hand mole  # one card\n\nred: programs ram, credits 2\r\nturn: red\n');
  expect(read).toMatchObject({ ok: true, value: { state: { blue: { hand: ['mole'] }, red: { programs: ['ram'] } } } });
});

test('a position from its beginning plays like a new game', () => {
  const read = parsePosition('turn: red, actions 0\nred: hand mole\nblue: hand ram\ndeck: siphon\nat: start');
  const begun = read.ok ? Match.from(sample, { seed: 'x', position: read.value }) : read;
  expect(begun.ok && begun.value.decision()).toMatchObject({ seat: 'red', step: 'skim/actions' });
});

test.each([
  ['', 'position', 'empty'],
  ['hello', 'line 1', "'hello' is no line"],
  ['turn: green', 'line 1', "no 'green'"],
  ['turn: red, moves 2', 'line 1', "'moves' means nothing here"],
  ['turn: red\nturn: blue', 'line 2', 'stands there twice'],
  ['turn: red, actions two', 'line 1', 'must be a number'],
  ['round: 0 of 12', 'line 1', 'counted from 1'],
  ['round: soon', 'line 1', 'must be a number'],
  ['round: 3 from 12', 'line 1', 'round: 3 of 12'],
  ['hand limit: 0', 'line 1', 'at least 1'],
  ['servers: 6/2', 'line 1', '5 servers, not 1'],
  ['servers: 6/2 8/3 10/4 12/5 14-6', 'line 1', "not '14-6'"],
  ['servers: 0/2 8/3 10/4 12/5 14/6', 'line 1', 'less than 1'],
  ['servers: 6/2 8/3=green 10/4 12/5 14/6', 'line 1', "no 'green'"],
  ['red: hand mole spoon', 'line 1', "no card is called 'spoon'"],
  [`red: programs ${'leech '.repeat(60)}`, 'line 1', 'there are 33 cards, not 60'],
  ['red: credits 1, credits 2', 'line 1', "'credits' stands there twice"],
  ['red: credits -1', 'line 1', 'must be a number'],
  ['run: 7', 'position', 'no server 7'],
  ['run: 1, die 7', 'line 1', '1 to 6'],
  ['servers: 6/2=red 8/3 10/4 12/5 14/6\nrun: 1', 'position', 'no server 1'],
  ['turn: red\nat: lunch', 'line 2', "'lunch' is no place"],
  ['run: 1\nat: actions', 'position', 'a run needs'],
  ['turn: red\nat: trace', 'position', 'a run needs'],
  ['turn: red\nat: constructor', 'line 2', 'is no place'],
  ['toString: red', 'line 1', 'is no line'],
  ['turn: red\nat: actions\nstep: skim/turns {"at":0}', 'position', 'not both'],
  ['step: constructor {}', 'line 1', 'is no step'],
  ['step: skim/lunch {}', 'line 1', "'skim/lunch' is no step"],
  ['step: skim/turns', 'line 1', 'memory as JSON'],
  ['step: skim/turns {"at":9}', 'line 1', 'skim/turns: at'],
  ['step: skim/actions {}', 'position', 'the first step must be'],
  ['step: skim/turns {"at":2}\nstep: skim/turns {"at":2}', 'position', 'only be the first'],
  ['step: skim/turns {"at":2}\nstep: skim/effects {"list":[{"do":"win"}],"at":0,"context":{}}', 'line 2', 'list'],
  ['drawn: many', 'line 1', 'drawn must be a number'],
  ['over: soon', 'line 1', "'soon' is no end"],
  ['servers: 6/2=red 8/3=red 10/4=red 12/5=red 14/6=red', 'position', 'over: servers-down'],
  ['x'.repeat(30_000), 'position', 'longer than'],
  ['#\n'.repeat(300) + 'red:\n'.repeat(300), 'position', 'more than 200 lines'],
])('%# is told where and why', (text, where, problem) => {
  const read = parsePosition(text);
  expect(read).toMatchObject({ ok: false, where });
  expect(read.ok ? '' : read.problem).toContain(problem);
});

/** One character becomes another, or is lost. */
function breakOne(text: string, chance: FastChance): string {
  const at = chance.below(text.length);
  return text.slice(0, at) + (['', '1', ' ', 'x', '{'][chance.below(5)] ?? '') + text.slice(at + 1);
}

/** One line is taken out of another position. */
function swapLine(text: string, other: string, chance: FastChance): string {
  const lines = text.split('\n');
  const at = chance.below(lines.length);
  const key = lines[at]?.split(':')[0] ?? '';
  lines[at] = other.split('\n').find((line) => line.startsWith(key)) ?? '';
  return lines.join('\n');
}

test('broken positions never crash, and what is read can be played', () => {
  const chance = fastChance('broken');
  const texts: string[] = [];
  eachDecision(4, ({ position }) => texts.push(printPosition(position)));
  let read = 0;
  for (let i = 0; i < 1_500; i++) {
    const text = texts[chance.below(texts.length)] ?? '';
    const other = texts[chance.below(texts.length)] ?? '';
    const broken = i % 2 === 0 ? breakOne(text, chance) : swapLine(text, other, chance);
    const position = parsePosition(broken);
    if (!position.ok) {
      expect(position.problem).not.toBe('');
      continue;
    }
    read++;
    const again = parsePosition(printPosition(position.value));
    if (canonicalJson(again) !== canonicalJson(position)) expect(again).toEqual(position);
    const runner = new Runner(sample, clonePosition(position.value), chance);
    runner.advance();
    for (let n = 0; n < 5 && runner.position.outcome === undefined; n++) {
      runner.play(runner.legal()[chance.below(runner.legal().length)]);
    }
  }
  expect(read).toBeGreaterThan(150);
});
