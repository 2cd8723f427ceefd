/** Cuts a stream of bytes into lines without ever holding more than one line of the allowed length. */

export const MOST_LINE_BYTES = 4 * 1024 * 1024;

export type Line =
  | { readonly text: string; readonly problem?: never }
  | { readonly text?: never; readonly problem: 'line-too-long' | 'not-utf-8' };

const NEWLINE = 0x0a;

/** One item for each line, in order; the last one needs no newline. */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array | string>,
  mostBytes = MOST_LINE_BYTES,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;

  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > mostBytes) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const take = (): Line => {
    const line: Line = length > mostBytes ? { problem: 'line-too-long' } : decode(parts);
    parts = [];
    length = 0;
    return line;
  };

  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE, from); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
      add(bytes.subarray(from, end));
      yield take();
      from = end + 1;
    }
    add(bytes.subarray(from));
  }
  if (length > 0) yield take();
}

function decode(parts: readonly Uint8Array[]): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { problem: 'not-utf-8' };
  }
}
