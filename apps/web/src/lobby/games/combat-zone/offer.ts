/** Combat Zone in the lobby. */
import { type Draft, USUAL_STRENGTH } from '../../draft.ts';
import type { GameOffer } from '../../game-offer.ts';
import { nameOf, RANDOM, sayStage, scenarioOf, seatsOf, suits, USUAL_LIMITS } from './content.ts';
import { CombatZoneFields } from './fields.tsx';
import { objectionTo } from './objection.ts';
import { CombatZonePicture } from './picture.tsx';
import { SeatSign } from './seat-sign.tsx';

const NAME = 'Combat Zone';

const usual: Draft = {
  options: { scenario: 'turf-war', players: 2, limit: USUAL_LIMITS[0] },
  seats: {
    p1: { who: 'me', strength: USUAL_STRENGTH },
    p2: { who: 'machine', strength: USUAL_STRENGTH },
  },
  keep: 'here',
};

export const combatZoneOffer: GameOffer = {
  id: 'combat-zone',
  name: NAME,
  tagline: 'lobby.combat-zone.tagline',
  players: '2–4',
  minutes: 60,
  Picture: CombatZonePicture,
  usual,
  fits({ options, seats }) {
    const scenario = scenarioOf(options);
    const isThere = scenario === undefined ? options.scenario === RANDOM : suits(scenario, seatsOf(options).length);
    return isThere && seatsOf(options).join() === Object.keys(seats).join();
  },
  objection: objectionTo,
  more: { to: '/teams', text: 'lobby.combat-zone.teams' },
  campaigns: [],
  seatsOf,
  Fields: CombatZoneFields,
  SeatSign,
  nameOf,
  titleOf: (options, locale) => nameOf(scenarioOf(options)?.id ?? NAME, locale),
  stageOf: sayStage,
  modeOf: () => 'lobby.combat-zone.skirmish',
};
