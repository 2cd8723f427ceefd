/** Campaigns in the browser: matches in a row, each result recorded once, in a file that the command line reads too. */
import { findGame } from '@tablerunner/catalogue';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/i18n/words.ts';
import { namedSeats, playersOf } from '../src/lobby/campaigns/players.ts';
import { withSeats } from '../src/lobby/draft.ts';
import { escapeOffer } from '../src/lobby/games/escape/offer.ts';
import { memoryCampaigns } from '../src/worker/campaign-store.ts';
import { CampaignHost } from '../src/worker/campaigns.ts';
import { Host } from '../src/worker/host.ts';
import { hostTools, SEED } from './kit.ts';

const PLAYERS = { resistance: { kind: 'person', name: 'Ann' }, isc: { kind: 'machine', strength: '1' } } as const;
const START = {
  game: 'escape',
  plan: 'pathfinder',
  players: PLAYERS,
  names: { resistance: 'Ann', isc: 'machine 1' },
  settled: {},
};

function setUp() {
  const tools = hostTools();
  const host = new Host(tools);
  const store = memoryCampaigns();
  const campaigns = new CampaignHost({
    store,
    find: findGame,
    now: tools.now,
    random: tools.random,
    alone: (_name, work) => work(),
    table: (id) => tools.store.find(id),
    lay: (seed, setup) => host.lay(seed, setup),
  });
  /** As if the match had been played to its end. */
  const end = async (table: string, winner: string): Promise<void> => {
    const outcome = { winners: [winner], draw: false, clause: 'ES-RESULT-01', reason: 'x' };
    const record = { n: 1, id: 'end', seat: winner, deed: { kind: 'undo' } } as const;
    await tools.store.add(table, record, {
      updated: 2,
      revision: 1,
      turn: undefined,
      over: true,
      outcome,
      stage: undefined,
    });
  };
  return { tools, host, campaigns, end };
}

test('a campaign is played match after match with the same squads, and each result decides the next', async () => {
  const { campaigns, host, end, tools } = setUp();
  const id = await campaigns.start(START);
  const [first] = await campaigns.list();
  expect(first).toMatchObject({ id, game: 'escape', standing: { campaign: 'pathfinder', played: [] } });
  expect(first?.standing.next?.setup).toBe('infiltration');
  const one = await campaigns.play(id, SEED);
  expect(one.secrets).toEqual({ resistance: 'resistance' });
  expect((await tools.store.find(one.table))?.head.players).toEqual(PLAYERS);
  expect(await campaigns.ofTable(one.table)).toBe(id);
  expect(await campaigns.play(id, SEED)).toEqual(one); // left in the middle: the same match is taken up again
  const squads = (await host.save(one.table)).options.campaign as { squads: unknown };
  await end(one.table, 'resistance');
  const [after] = await campaigns.list();
  expect(after?.standing.played).toEqual([{ setup: 'infiltration', result: 'resistance' }]);
  expect(after).toMatchObject({ table: undefined, standing: { next: { setup: 'data-vault' } } });
  const two = await campaigns.play(id, SEED);
  expect(two.table).not.toBe(one.table);
  const options = (await host.save(two.table)).options as {
    scenario: string;
    campaign: { squads: unknown; effects: unknown[] };
  };
  expect(options.scenario).toBe('data-vault');
  expect(options.campaign.squads).toEqual(squads.squads);
  expect(options.campaign.effects).toHaveLength(1);
});

test('it goes on to its end, and then there is no next match', async () => {
  const { campaigns, end } = setUp();
  const id = await campaigns.start(START);
  for (let i = 0; i < 9; i++) {
    const [row] = await campaigns.list();
    if (row?.standing.next === undefined) break;
    await end((await campaigns.play(id, SEED)).table, 'isc');
  }
  const [row] = await campaigns.list();
  expect(row?.standing).toMatchObject({ winner: 'isc' });
  expect(row?.standing.played).toHaveLength(5);
  await expect(campaigns.play(id, SEED)).rejects.toMatchObject({ code: 'campaign-over' });
  await campaigns.remove(id);
  expect(await campaigns.list()).toEqual([]);
  await expect(campaigns.play(id, SEED)).rejects.toMatchObject({ code: 'no-such-campaign' });
});

test('a table that was thrown away is laid again, and nothing is recorded', async () => {
  const { campaigns, host } = setUp();
  const id = await campaigns.start(START);
  const { table } = await campaigns.play(id, SEED);
  await host.remove(table);
  const [row] = await campaigns.list();
  expect(row).toMatchObject({ table: undefined, standing: { played: [] } });
  expect((await campaigns.play(id, SEED)).table).not.toBe(table);
});

test('its file is taken up again, with other players at the seats; what is wrong with one is said', async () => {
  const { campaigns, end } = setUp();
  const id = await campaigns.start(START);
  await end((await campaigns.play(id, SEED)).table, 'isc');
  const file = JSON.parse(JSON.stringify(await campaigns.file(id))) as Record<string, unknown>;
  expect(file).toMatchObject({ format: 'tablerunner-campaign', version: 1, game: 'escape' });
  expect(await campaigns.peek(file)).toMatchObject({ game: 'escape', standing: { next: { setup: 'jailbreak' } } });
  const again = await campaigns.open(file, { resistance: { kind: 'person' }, isc: { kind: 'person' } });
  expect((await campaigns.list()).find((row) => row.id === again)?.standing.played).toHaveLength(1);
  for (const wrong of [undefined, {}, { ...file, format: 'x' }, { ...file, campaign: {} }])
    await expect(campaigns.open(wrong, PLAYERS)).rejects.toMatchObject({ code: 'campaign-refused' });
  await expect(campaigns.open({ ...file, game: 'sample' }, PLAYERS)).rejects.toMatchObject({ code: 'no-such-game' });
  await expect(campaigns.start({ ...START, plan: 'nowhere' })).rejects.toMatchObject({ code: 'campaign-refused' });
  await expect(campaigns.start({ ...START, players: { isc: { kind: 'cat' } as never } })).rejects.toMatchObject({
    code: 'no-seat',
  });
});

test('every campaign of the lobby can be begun, with as few and as many players as it takes', async () => {
  const { campaigns } = setUp();
  for (const plan of escapeOffer.campaigns) {
    for (const count of new Set([plan.players.min, plan.players.max])) {
      const draft = withSeats({ options: {}, seats: {}, keep: 'here' }, plan.seatsOf(count));
      const players = playersOf(draft, '');
      const names = namedSeats(players, escapeOffer, wordsOf('fr'));
      expect(Object.values(names).every((name) => name.length > 0)).toBe(true);
      const settled = plan.difficulties.length === 0 ? {} : { difficulty: plan.difficulties[2] };
      const id = await campaigns.start({ game: 'escape', plan: plan.id, players, names, settled });
      const { table } = await campaigns.play(id, SEED);
      expect(table).toMatch(/^local-/);
      expect(plan.story('it')).not.toBe('');
    }
  }
});
