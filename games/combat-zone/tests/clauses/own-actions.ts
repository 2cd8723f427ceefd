/** Actions that tests of actions give to a model, and the table on which it may use them. */
import { activeTable, type DrawnModel, drawnAction, type Table } from '../kit.ts';

const PATCH = drawnAction({ id: 'patch', skill: 'med', aim: 'other-friend', isAtReach: true, keywords: { heal: 1 } });
const STIM = drawnAction({ id: 'stim', aim: 'self', keywords: { refresh: 1 } });
const HARD = drawnAction({ id: 'hard', aim: 'self', keywords: { difficult: 1, refresh: 1 } });
const DARE = drawnAction({ id: 'dare', skill: 'influence', aim: 'none', keywords: { dangerous: 1 } });
export const FOCUS = drawnAction({ id: 'focus', aim: 'self', keywords: { complex: 1 } });
export const OWN = [PATCH, STIM, HARD, DARE, FOCUS];

export const FAR: DrawnModel = { player: 1, tokens: 'y y', at: [20, 28] };
export const act = (action: string, token: number, target?: number) => ({
  kind: 'act',
  action,
  token,
  ...(target === undefined ? {} : { target }),
});

/** Model 0 is active; `others` stand about. */
export const active = (own: DrawnModel, ...others: DrawnModel[]): Table =>
  activeTable({ models: [{ player: 0, at: [3, 3], actions: OWN, ...own }, ...others, FAR] });
