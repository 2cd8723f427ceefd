/** The campaigns of Escape in the lobby. */
import type { CampaignOffer } from '../../game-offer.ts';
import { CAMPAIGNS, DIFFICULTIES, SCENARIOS, seatsOf, textOf } from './content.ts';

export const escapeCampaigns: readonly CampaignOffer[] = CAMPAIGNS.map(({ id, mode, first }) => {
  const squads = SCENARIOS.find((scenario) => scenario.id === first)?.squads ?? { resistance: [], isc: [] };
  const isTogether = mode === 'cooperation';
  return {
    id,
    mode: isTogether ? 'lobby.escape.cooperation' : 'lobby.escape.revolution',
    players: isTogether ? { min: 1, max: squads.resistance.length } : { min: 2, max: 2 },
    seatsOf: (players) => seatsOf({ mode, players }),
    difficulties: isTogether ? DIFFICULTIES : [],
    story: (locale) => textOf(`campaign.${id}`, locale) ?? '',
    squads: isTogether ? [squads.resistance] : [squads.resistance, squads.isc],
  };
});
