/** Escape in the lobby. */
import type { Draft } from '../../draft.ts';
import { USUAL_STRENGTH } from '../../draft.ts';
import type { GameOffer } from '../../game-offer.ts';
import { escapeCampaigns } from './campaigns.ts';
import { DIFFICULTIES, nameOf, SCENARIOS, sayStage, scenarioOf, seatsOf } from './content.ts';
import { EscapeFields } from './fields.tsx';
import { EscapePicture } from './picture.tsx';
import { SeatSign } from './seat-sign.tsx';

const usual: Draft = {
  options: { mode: 'revolution', scenario: 'infiltration', squads: 'proposed' },
  seats: {
    resistance: { who: 'me', strength: USUAL_STRENGTH },
    isc: { who: 'machine', strength: USUAL_STRENGTH },
  },
  keep: 'here',
};

export const escapeOffer: GameOffer = {
  id: 'escape',
  name: 'Escape',
  tagline: 'lobby.escape.tagline',
  players: '1–6',
  minutes: 45,
  Picture: EscapePicture,
  usual,
  fits: ({ options, seats }) =>
    SCENARIOS.some(({ id, mode }) => id === options.scenario && mode === options.mode) &&
    seatsOf(options).join() === Object.keys(seats).join(),
  campaigns: escapeCampaigns,
  seatsOf,
  Fields: EscapeFields,
  SeatSign,
  nameOf,
  titleOf: (options, locale) => nameOf(scenarioOf(options)?.id ?? 'escape', locale),
  stageOf: sayStage,
  records: {
    setups: SCENARIOS.filter(({ mode }) => mode === 'cooperation').map(({ id }) => id),
    difficulties: DIFFICULTIES,
    of: (options) => {
      const { mode, difficulty = 'normal', campaign } = options;
      const setup = scenarioOf(options)?.id;
      return mode === 'cooperation' && campaign === undefined && setup !== undefined && typeof difficulty === 'string'
        ? { setup, difficulty }
        : undefined;
    },
  },
  modeOf: ({ mode }) => (mode === 'cooperation' ? 'lobby.escape.cooperation' : 'lobby.escape.revolution'),
};
