/** Before its last energy is lost a bot may discard uninstalled mods for theirs: that is possible at any time. Clauses BC-INV-03, BC-MOD-03. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { canBeSaved, type Loss, reservesOf, takeLoss } from './energy.ts';
import { discardItem } from './items.ts';
import type { BurncycleState } from './types.ts';
import { botAt, spokesman } from './units.ts';

type Answer = { readonly kind: 'discard'; readonly item: number } | { readonly kind: 'go-on' };

const answersOf = (state: BurncycleState, { bot }: Loss): Answer[] => [
  ...reservesOf(botAt(state, bot)).map((item): Answer => ({ kind: 'discard', item })),
  { kind: 'go-on' },
];

export const lastReserve = defineStep<BurncycleState, Loss & { readonly isLeft?: boolean }, Answer>({
  name: 'burncycle/last-reserve',
  clause: 'BC-MOD-03',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('discard'), item: z.int().min(0).max(3) }),
    z.strictObject({ kind: z.literal('go-on') }),
  ]),
  who: (state, loss) =>
    loss.isLeft !== true && canBeSaved(state, loss) ? botAt(state, loss.bot).seat || spokesman(state) : undefined,
  candidates: answersOf,
  legal: answersOf,
  check: (state, { bot }, choice) =>
    choice.kind === 'go-on' || reservesOf(botAt(state, bot)).includes(choice.item)
      ? accept()
      : refuse('BC-MOD-03', 'no-such-mod', { item: choice.item }),
  apply(state, loss, choice, engine) {
    if (choice.kind === 'discard') return discardItem(state, loss.bot, choice.item, engine);
    engine.stay({ ...loss, isLeft: true });
  },
  run(state, { bot, amount, source }, engine) {
    engine.done();
    takeLoss(state, { bot, amount, source }, engine);
  },
});
