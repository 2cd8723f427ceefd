/** The vocabulary of Skim: every effect that a pack can name. Clauses SK-EFF-*. */
import { defineEffects } from '@tablerunner/engine';
import type { EffectContext, SkimState } from '../types.ts';
import { drawCardsEffect } from './draw-cards.ts';
import { gainCredits } from './gain-credits.ts';
import { makeDiscard } from './make-discard.ts';
import { raiseIce } from './raise-ice.ts';
import { wearNeighbours } from './wear-neighbours.ts';
import { wearServer } from './wear-server.ts';

export const effectTable = defineEffects<SkimState, EffectContext>('skim/effects', 'SK-EFF-01', [
  gainCredits,
  drawCardsEffect,
  wearServer,
  wearNeighbours,
  makeDiscard,
  raiseIce,
]);
