/** Commands as short lines. */
import { canonicalJson, fastChance, parseCommand, printCommand, readable } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import { table } from '../kit.ts';
import { eachDecision } from '../random-games.ts';

test('every legal command of random games is printed and read again', () => {
  const words = new Set<string>();
  eachDecision(50, (runner) => {
    const { state, outcome } = runner.position;
    if (outcome !== undefined) return;
    for (const choice of runner.legal()) {
      const text = printCommand(sample, choice, state, runner.frame);
      words.add(text.split(' ')[0] ?? '');
      const read = parseCommand(sample, text, state, runner.frame);
      if (canonicalJson(read) !== canonicalJson(readable(choice))) expect(read).toEqual(readable(choice));
    }
  });
  const all = ['bail', 'credit', 'discard', 'draw', 'first', 'pass', 'pay', 'play', 'run', 'trace', 'wear'];
  expect([...words].sort()).toEqual(all);
});

const parse = (text: string, drawing = 'red:\nblue:') => {
  const { position } = table(drawing).match;
  const top = position.stack.at(-1);
  return top === undefined ? undefined : sample.notation.parseChoice(text, position.state, top);
};

test('spaces and capitals do not matter', () => {
  expect(parse('  RUN   3 ')).toEqual({ ok: true, value: { kind: 'run', server: 3 } });
});

test.each([
  ['', 'no command at this step'],
  ['fly', "'fly' is no command at this step; write one of: draw, credit, play CARD, run SERVER"],
  ['pass', 'no command at this step'],
  ['run', 'write: run SERVER'],
  ['run three', 'write: run SERVER'],
  ['run 1 2', 'write: run SERVER'],
  ['play', 'write: play CARD'],
  ['play two cards', 'write: play CARD'],
  ['play spoon', "no card is called 'spoon'"],
  ['draw 2', 'write: draw'],
  ['x'.repeat(500), `'${'x'.repeat(30)}…'`],
])("'%s' is told what to write instead", (text, problem) => {
  const read = parse(text);
  expect(read).toMatchObject({ ok: false, where: 'command' });
  expect(read?.ok === false ? read.problem : '').toContain(problem);
});

test('each step has its own commands', () => {
  expect(parse('pass', 'red:\nblue:\nrun: 1')).toEqual({ ok: true, value: { pass: true } });
  expect(parse('run 1', 'red:\nblue:\nrun: 1')).toMatchObject({ ok: false });
  expect(parse('bail', 'red: credits 9\nblue:\nrun: 1, die 1')).toEqual({ ok: true, value: { kind: 'bail' } });
});

test('nonsense never crashes the reader', () => {
  const chance = fastChance('nonsense');
  const { state, stack } = table('red:\nblue:').match.position;
  const frame = stack.at(-1) ?? { step: '', memory: {} };
  const letters = [...'runplay 1234+-[]{}"\\\n\t\u0000é😀', ' draw ', ' run '];
  for (let i = 0; i < 3_000; i++) {
    const text = Array.from({ length: chance.below(20) }, () => letters[chance.below(letters.length)]).join('');
    const read = sample.notation.parseChoice(text, state, frame);
    if (!read.ok && read.problem === '') expect.fail(`nothing is said about '${text}'`);
  }
});
