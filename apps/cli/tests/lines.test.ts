/** Bytes become lines, whatever the chunks are; a line without end is never held. */
import { expect, test } from 'vitest';
import { type Line, linesOf } from '../src/referee/lines.ts';

async function cut(chunks: readonly (string | Uint8Array)[], most?: number): Promise<Line[]> {
  async function* stream() {
    for (const chunk of chunks) yield chunk;
  }
  const lines: Line[] = [];
  for await (const line of linesOf(stream(), most)) lines.push(line);
  return lines;
}

test('lines across chunks, empty lines, and a last line without a newline', async () => {
  expect(await cut(['{"a"', ':1}\n\n{"b":2}\n', 'end'])).toEqual([
    { text: '{"a":1}' },
    { text: '' },
    { text: '{"b":2}' },
    { text: 'end' },
  ]);
  expect(await cut(['one\n'])).toEqual([{ text: 'one' }]);
  expect(await cut([])).toEqual([]);
});

test('a letter that is cut in two by a chunk is whole again', async () => {
  const bytes = new TextEncoder().encode('é\n');
  expect(await cut([bytes.subarray(0, 1), bytes.subarray(1)])).toEqual([{ text: 'é' }]);
});

test('bytes that are no UTF-8 spoil their line only', async () => {
  expect(await cut([Uint8Array.of(0xff, 0xfe, 0x0a), 'fine\n'])).toEqual([{ problem: 'not-utf-8' }, { text: 'fine' }]);
});

test('a line too long is one problem, and the next line is heard', async () => {
  const chunks = [...new Array<string>(50).fill('xxxx'), '\nok\n', 'x'.repeat(20)];
  expect(await cut(chunks, 16)).toEqual([{ problem: 'line-too-long' }, { text: 'ok' }, { problem: 'line-too-long' }]);
});

test('a line of just the allowed length is heard', async () => {
  expect(await cut(['1234\n12345\n'], 4)).toEqual([{ text: '1234' }, { problem: 'line-too-long' }]);
});
