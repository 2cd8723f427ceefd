/** Packs that a match is played with: own servers go into its options, and so into its log. */
import { type LaidPack, type Read, readable, unreadable } from '@tablerunner/engine';
import type { ProgramsPack, ServersPack } from './packs.ts';

type Options = Record<string, unknown>;

export function layPacks(options: Readonly<Options>, packs: readonly LaidPack[]): Read<Options> {
  let laid: Options = { ...options };
  for (const { file, pack } of packs) {
    const checked = pack as ProgramsPack | ServersPack;
    if (!('servers' in checked))
      return unreadable(file, 'a match is played with own servers, but not yet with own programs');
    laid = { ...laid, servers: checked.servers.map(({ ice, data }) => ({ ice, data })) };
  }
  return readable(laid);
}
