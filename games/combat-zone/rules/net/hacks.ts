/** What does nothing but hack. Clauses CZ-HACK-05, CZ-RULE-103. */
import type { ActionCard } from '../../content/types.ts';

/** Keywords that do something to the target. */
const DOERS = ['push', 'stun', 'heal'] as const;

/** Its only effect is a Hacked token, which a gonk cannot have (CZ-RULE-103). */
export const onlyHacks = ({ effects = [], isAttack, keywords }: ActionCard): boolean =>
  isAttack !== true &&
  !DOERS.some((keyword) => keywords[keyword] !== undefined) &&
  effects.length > 0 &&
  effects.every((effect) => effect.do === 'hack');
