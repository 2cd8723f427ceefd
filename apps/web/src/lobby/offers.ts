/** The games that the lobby offers. */
import type { GameOffer } from './game-offer.ts';
import { burncycleOffer } from './games/burncycle/offer.ts';
import { combatZoneOffer } from './games/combat-zone/offer.ts';
import { escapeOffer } from './games/escape/offer.ts';

export const OFFERS: readonly GameOffer[] = [escapeOffer, burncycleOffer, combatZoneOffer];

export const offerOf = (game: string): GameOffer | undefined => OFFERS.find(({ id }) => id === game);
