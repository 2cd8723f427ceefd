/** Texts are read line by line, and a reader that gives up says where and why. */
import { describe, expect, test } from 'vitest';
import {
  fail,
  Lines,
  printRulingOptions,
  readId,
  readJson,
  readNumber,
  readOneOf,
  readRulingOption,
  readText,
  rulingSchema,
  shorten,
  splitDrawn,
} from '../src/index.ts';

const REMARK = /(^|\s)#.*$/;

describe('the reader of a text', () => {
  test('gives a value, or the place that it had come to and a sentence', () => {
    expect(readText('7', 'command', 9, () => readNumber('7', 'it'))).toEqual({ ok: true, value: 7 });
    const gaveUp = readText('x', 'command', 9, (here) => {
      here.where = 'line 3';
      return fail('that is nothing');
    });
    expect(gaveUp).toEqual({ ok: false, where: 'line 3', problem: 'that is nothing' });
  });

  test('looks at no text that is too long, and hides no fault of ours', () => {
    const broken = (): never => {
      throw new TypeError('ours');
    };
    expect(readText('xxx', 'position', 2, broken)).toMatchObject({ problem: 'it is longer than 2 characters' });
    expect(() => readText('x', 'position', 2, broken)).toThrow('ours');
  });

  test.each([
    [() => readId('Byte', 'a bot'), "a bot must be a name in small letters, not 'Byte'"],
    [() => readNumber('-1', 'the round'), "the round must be a number, not '-1'"],
    [() => readOneOf('c', ['a', 'b'], 'the mode'), "the mode is one of a, b, not 'c'"],
    [() => readJson('{', 'a mission'), 'a mission must be JSON'],
    [() => readId('X'.repeat(50), 'a bot'), `a bot must be a name in small letters, not '${'X'.repeat(30)}…'`],
  ])('%# tells what a word should have been', (read, problem) => {
    expect(readText('', 'command', 9, read)).toMatchObject({ ok: false, where: 'command', problem });
  });

  test('a long word is told by its beginning', () => {
    expect([shorten('x'.repeat(30)), shorten('x'.repeat(31))]).toEqual(['x'.repeat(30), `${'x'.repeat(30)}…`]);
  });
});

describe('lines', () => {
  const TEXT = 'unit a A # the first\n\n+-+\n|A| # drawn\n+-+\nturn: 2\nunit: b\r\nover';
  const { drawing, lines: all } = splitDrawn(TEXT, REMARK, ['unit']);

  test('a drawing reaches from rim to rim; keys stand before a colon, or bare', () => {
    expect(drawing).toEqual(['+-+', '|A| # drawn', '+-+']);
    expect(all).toEqual([
      { where: 'line 1', key: 'unit', text: 'a A' },
      { where: 'line 6', key: 'turn', text: '2' },
      { where: 'line 7', key: 'unit', text: 'b' },
      { where: 'line 8', key: 'over', text: '' },
    ]);
  });

  test('the reader is at the line that was asked for last', () => {
    const here = { where: 'position' };
    const lines = new Lines(all, here);
    expect([lines.textOf('turn'), here.where]).toEqual(['2', 'line 6']);
    expect([lines.textOf('seats'), here.where]).toEqual([undefined, 'line 6']);
    expect(lines.each('unit', (text, place) => `${place} ${text} ${here.where}`)).toEqual([
      '0 a A line 1',
      '1 b line 7',
    ]);
    expect([lines.count('unit'), lines.has('over'), lines.has('seats')]).toEqual([2, true, false]);
  });

  test('a line that nobody knows, or that stands there twice, is told with its number', () => {
    const check = (keys: readonly string[], many?: readonly string[]) =>
      readText(TEXT, 'position', 99, (here) => {
        new Lines(all, here).check(keys, many);
        return here.where;
      });
    expect(check(['unit', 'turn', 'over'])).toEqual({ ok: true, value: 'position' });
    expect(check(['unit', 'turn', 'over'], [])).toMatchObject({
      where: 'line 7',
      problem: "the line 'unit' stands there twice",
    });
    expect(check(['unit', 'over'])).toMatchObject({
      where: 'line 6',
      problem: "'turn' is no line of a position; there are unit, over",
    });
  });
});

describe('rulings that a table may decide otherwise', () => {
  const OPTIONS = {
    corners: { ruling: 'XX-RULE-01', values: ['block', 'are-open'] },
    dice: { ruling: 'XX-RULE-02', values: ['two', 'one', 'none'] },
  } as const;

  test('the first value is the ruling', () => {
    expect(rulingSchema(OPTIONS).parse({})).toEqual({ corners: 'block', dice: 'two' });
    expect(rulingSchema(OPTIONS).parse({ dice: 'none' })).toEqual({ corners: 'block', dice: 'none' });
    expect(rulingSchema(OPTIONS).safeParse({ dice: 'three' }).success).toBe(false);
    expect(rulingSchema(OPTIONS).safeParse({ walls: 'block' }).success).toBe(false);
  });

  test('lines are printed for what differs, and read back', () => {
    expect(printRulingOptions(OPTIONS, { corners: 'block', dice: 'one' })).toEqual(['option: dice one']);
    expect(readRulingOption(OPTIONS, 'dice one')).toEqual({ dice: 'one' });
    expect(() => readRulingOption(OPTIONS, 'dice three')).toThrow("dice is one of two, one, none, not 'three'");
    expect(() => readRulingOption(OPTIONS, 'toString x')).toThrow("'toString' is no option; there are corners, dice");
  });
});
