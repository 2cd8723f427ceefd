/** Packs that a match is played with: a mission of one's own goes into the options, and so into the log. */
import { type LaidPack, type Read, readable, unreadable } from '@tablerunner/engine';
import type { Mission } from './mission/types.ts';

type Options = Record<string, unknown>;

const isMissions = (pack: unknown): pack is { readonly missions: readonly Mission[] } =>
  typeof pack === 'object' && pack !== null && 'missions' in pack;

/** The mission that the option `mission` names among those of the packs, or the only one that there is. */
export function layPacks(options: Readonly<Options>, packs: readonly LaidPack[]): Read<Options> {
  const missions: Mission[] = [];
  for (const { file, pack } of packs) {
    if (!isMissions(pack))
      return unreadable(file, 'of packs only missions can be played as yet, on floors of the box or of their own');
    missions.push(...pack.missions);
  }
  const { mission: wanted, ...others } = options;
  const [only, ...rest] = missions;
  if (wanted === undefined && (only === undefined || rest.length > 0))
    return unreadable('options.mission', `say which mission is played: ${missions.map(({ id }) => id).join(', ')}`);
  const found = wanted === undefined ? [only] : missions.filter(({ id }) => id === wanted);
  if (found.length > 1) return unreadable('options.mission', `two missions of the packs are called ${wanted}`);
  return readable(found[0] === undefined ? { ...options } : { ...others, ownMission: found[0] });
}
