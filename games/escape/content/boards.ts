/** All boards of the content. */
import type { BoardPlan } from '../rules/types.ts';

export const BOARDS: readonly BoardPlan[] = [];
