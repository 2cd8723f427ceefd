/** Table options and the table before the first turn. Clauses SK-SET-*. */
import type { SetupChance } from '@tablerunner/engine';
import { z } from 'zod';
import { allCards, servers } from './cards.ts';
import { SERVER_COUNT } from './servers.ts';
import type { CardId, Runner, SkimState } from './types.ts';

const ownServer = z.strictObject({ ice: z.int().min(1).max(20), data: z.int().min(1).max(20) });

export const options = z.strictObject({
  rounds: z.int().min(1).max(50).default(12).describe('The game ends after this many rounds.'),
  handLimit: z.int().min(1).max(10).default(5).describe('The most cards that a runner may hold.'),
  handSize: z.int().min(0).max(10).default(3).describe('Cards that each runner is dealt.'),
  credits: z.int().min(0).max(20).default(2).describe('Credits that each runner begins with.'),
  servers: z
    .array(ownServer)
    .length(SERVER_COUNT)
    .optional()
    .describe('Servers of your own in place of those of the box, as a pack gives them.'),
});

export function setup(given: Record<string, unknown>, chance: SetupChance): SkimState {
  const { rounds, handLimit, handSize, credits, servers: own = servers } = options.parse(given);
  const deck: CardId[] = chance.shuffle(allCards, 'deck'); // SK-SET-03
  const runner = (): Runner => ({ credits, score: 0, hand: deal(deck, Math.min(handSize, handLimit)), programs: [] });
  return {
    rounds,
    handLimit,
    round: 1,
    active: 'red',
    actions: 0,
    servers: chance.shuffle(own, 'servers').map(({ ice, data }) => ({ ice, data, taken: 'nobody' as const })), // SK-SET-01
    run: { on: 0, die: 0, raised: 0 },
    red: runner(),
    blue: runner(),
    deck,
    discard: [],
  };
}

/** Takes cards from the top of the deck, which is its end. */
const deal = (deck: CardId[], count: number): CardId[] => deck.splice(deck.length - count);
