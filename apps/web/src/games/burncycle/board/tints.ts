/** How rooms are told apart on the plan: a tint and a pattern by type, so that colour is never the only sign. */
import type { Room } from '@tablerunner/burncycle/plan';

const PATTERNS = ['industry', 'office', 'tech', 'warehouse', 'secure', 'outdoor'] as const;
export type Pattern = (typeof PATTERNS)[number];

const TINTS: Readonly<Record<Pattern, string>> = {
  industry: 'floor2',
  office: 'floor5',
  tech: 'floor3',
  warehouse: 'floor1',
  secure: 'floor4',
  outdoor: 'floor0',
};

/** The class of the plan's floor colours. */
export const tintOf = (room: Room): string => {
  const pattern = patternOf(room);
  return pattern === undefined ? 'floor6' : TINTS[pattern];
};

/** A secure zone has no type of its own (BC-ROOM-04). */
export const patternOf = ({ type, zone }: Room): Pattern | undefined => (zone === undefined ? type : 'secure');
