/** Cards of one's own that a match is played with, beside those that we ship: they stand in its options, and so in its log. */
import { type CheckedPack, type Read, readable, sayProblem, unreadable } from '@tablerunner/engine';
import { z } from 'zod';
import { CARDS, type CardBox } from '../../content/cards.ts';
import { checkGear, checkProfiles, checkPrograms } from '../../content/check.ts';

const MOST_CARDS = 60;
const KINDS = ['profiles', 'gear', 'programs'] as const;
type Kind = (typeof KINDS)[number];

/** As the lists of packs write them; each card is checked like one of a pack. */
const cards = z
  .array(z.looseObject({ id: z.string() }))
  .max(MOST_CARDS)
  .optional();
export const ownCards = z.strictObject({ profiles: cards, gear: cards, programs: cards });

export type OwnCards = z.infer<typeof ownCards>;

const CHECKS: Readonly<Record<Kind, (file: string, json: unknown) => CheckedPack<unknown>>> = {
  profiles: checkProfiles,
  gear: checkGear,
  programs: checkPrograms,
};

/** All cards of a match: ours, and own ones of other names. */
export function boxWith(own: unknown): Read<CardBox> {
  if (own === undefined) return readable(CARDS);
  const box: Record<Kind, Record<string, unknown>> = {
    profiles: { ...CARDS.profiles },
    gear: { ...CARDS.gear },
    programs: { ...CARDS.programs },
  };
  for (const kind of KINDS) {
    const list = (own as OwnCards)[kind];
    if (list === undefined || list.length === 0) continue;
    const checked = CHECKS[kind]('cards', { pack: 'own', [kind]: list });
    const [problem] = checked.ok ? [] : checked.problems;
    if (problem !== undefined) return unreadable(`cards.${kind}`, sayProblem(problem));
    for (const card of list) {
      if (Object.hasOwn(CARDS[kind], card.id))
        return unreadable(`cards.${kind}`, `${card.id} is a card of the box: one of your own has another ID`);
      box[kind][card.id] = card;
    }
  }
  return readable(box as unknown as CardBox);
}
