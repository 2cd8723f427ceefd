/** The pen of the terminal: colours only where wanted, and widths without them. */
import { createSpeaker } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { columnsOf, isColourful, pagePen, penFor } from '../src/pen.ts';

const speaker = createSpeaker({ en: { 'draw.hello': 'Hello {seat}', 'name.red': 'Red' } }, 'en');

test('paint takes no room, and is left out where nobody wants it', () => {
  const pen = penFor(speaker, { columns: 80, colour: true });
  const painted = `${pen.paint('♥♥', 'danger')} ${pen.paint(pen.paint('A', 'own'), 'strong')}`;
  expect(painted).toContain('\x1b[31m');
  expect(pen.width(painted)).toBe(4);
  expect(pagePen(speaker).paint('A', 'own')).toBe('A');
  expect(pagePen(speaker).width('♥♥ A')).toBe(4);
  expect(pen.say('draw.hello', { seat: 'red' })).toBe('Hello Red');
});

test('as wide as the terminal, within reason; a page where there is none', () => {
  const out = { write() {}, isTTY: true };
  expect([40, 80, 120, 300, undefined].map((columns) => columnsOf({ ...out, columns }))).toEqual([
    60, 80, 120, 120, 80,
  ]);
  expect(columnsOf({ write() {} })).toBe(110);
  expect(isColourful(out, {})).toBe(true);
  expect(isColourful(out, { NO_COLOR: '1' })).toBe(false);
  expect(isColourful({ write() {} }, {})).toBe(false);
});
