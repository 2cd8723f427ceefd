/** burncycle in the lobby. */
import { dailyMission } from '@tablerunner/burncycle/daily';
import { type Draft, USUAL_STRENGTH, withSeats } from '../../draft.ts';
import type { GameOffer } from '../../game-offer.ts';
import { CAPTAINS, DIFFICULTIES, MISSIONS, missionOf, nameOf, sayStage, seatsOf } from './content.ts';
import { BurncycleFields } from './fields.tsx';
import { BurncyclePicture } from './picture.tsx';
import { SeatSign } from './seat-sign.tsx';

const usual: Draft = {
  options: { mission: MISSIONS[0]?.id, players: 2, difficulty: DIFFICULTIES[0] },
  seats: {
    p1: { who: 'me', strength: USUAL_STRENGTH },
    p2: { who: 'machine', strength: USUAL_STRENGTH },
  },
  keep: 'here',
};

const MISSION_IDS = MISSIONS.map(({ id }) => id);

export const burncycleOffer: GameOffer = {
  id: 'burncycle',
  name: 'burncycle',
  tagline: 'lobby.burncycle.tagline',
  players: '1–4',
  minutes: 90,
  Picture: BurncyclePicture,
  usual,
  fits: ({ options, seats }) =>
    MISSION_IDS.includes(String(options.mission)) && seatsOf(options).join() === Object.keys(seats).join(),
  campaigns: [],
  seatsOf,
  Fields: BurncycleFields,
  SeatSign,
  nameOf,
  titleOf: (options, locale) => nameOf(missionOf(options)?.id ?? 'burncycle', locale),
  stageOf: sayStage,
  modeOf: () => 'lobby.burncycle.heist',
  records: {
    setups: MISSION_IDS,
    difficulties: DIFFICULTIES,
    of: (options) => {
      const setup = missionOf(options)?.id;
      const { difficulty = DIFFICULTIES[0] } = options;
      return setup === undefined || typeof difficulty !== 'string' ? undefined : { setup, difficulty };
    },
  },
  daily(date) {
    const options = { ...dailyMission(date, MISSION_IDS, CAPTAINS), players: 2, daily: date };
    return withSeats({ ...usual, options }, seatsOf(options));
  },
};
