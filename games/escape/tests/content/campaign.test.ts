/** Campaigns: a chain of games with fixed sides and squads, saved in between. Clauses ES-CAMP, ES-RESULT-04; gaps: ES-GAP-27. */
import { Match, type Read } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { CAMPAIGNS } from '../../content/campaigns.ts';
import {
  type CampaignStart,
  escapeGame,
  nextGame,
  readCampaign,
  recordGame,
  startCampaign,
  winnerOfCampaign,
} from '../../index.ts';
import { auditCampaign } from '../../rules/campaign/audit.ts';
import { applyEffects } from '../../rules/campaign/effects.ts';
import type { Campaign, CampaignPlan } from '../../rules/campaign/types.ts';
import { scenarioById } from '../../rules/scenario/scenario.ts';
import type { EscapeState } from '../../rules/types.ts';
import en from '../../text/en.json' with { type: 'json' };

const SQUADS = {
  resistance: ['salome', 'iris', 'okoro', 'vesna', 'rivet'],
  isc: ['green-orochi', 'blue-oni', 'black-karasu'],
};

const SETTLED: CampaignStart = {
  campaign: 'pathfinder',
  players: { resistance: ['Anna'], isc: ['Bert'] },
  squads: SQUADS,
};

const NIGHT: CampaignStart = {
  ...SETTLED,
  campaign: 'long-night',
  players: { resistance: ['Anna', 'Bert', 'Carl'], isc: [] },
  difficulty: 'hard',
};

function value<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  return read.value;
}

const RESISTANCE = { winners: ['resistance'], draw: false };
const ISC = { winners: ['isc'], draw: false };
const DRAW = { winners: [], draw: true };

const after = (...outcomes: (typeof RESISTANCE)[]): Campaign =>
  outcomes.reduce((campaign, outcome) => value(recordGame(campaign, outcome)), value(startCampaign(SETTLED)));

/** The table of the next game, as it is set up. */
function begin(campaign: Campaign): EscapeState {
  const match = value(Match.start(escapeGame, { options: { ...nextGame(campaign)?.options }, seed: 'next' }));
  return match.position.state;
}

const squadOf = ({ units }: EscapeState, faction: string): string[] =>
  units.filter((unit) => unit.faction === faction).map(({ id }) => id);

test('ES-CAMP-06 Cooperation: the players have won together or the ISC has', () => {
  const resultAfter = (outcome: { winners: string[]; draw: boolean }) =>
    value(recordGame(value(startCampaign(NIGHT)), outcome)).played[0]?.result;
  expect(resultAfter({ winners: ['p1', 'p2', 'p3'], draw: false })).toBe('resistance');
  expect(resultAfter({ winners: [], draw: false })).toBe('isc');
  expect(resultAfter({ winners: [], draw: true })).toBe('draw');
});

test('ES-CAMP-01 a campaign is a chain of games, each of which leads to another, to the end', () => {
  let campaign = value(startCampaign(SETTLED));
  const scenarios: string[] = [];
  for (let game = nextGame(campaign); game !== undefined; game = nextGame(campaign)) {
    expect(winnerOfCampaign(campaign)).toBeUndefined();
    scenarios.push(game.options.scenario ?? '');
    campaign = value(recordGame(campaign, RESISTANCE));
  }
  expect(scenarios.length).toBeGreaterThanOrEqual(4);
  expect(winnerOfCampaign(campaign)).toBe('resistance');
  expect(recordGame(campaign, ISC)).toMatchObject({ ok: false, problem: 'the campaign is over' });
});

test('ES-CAMP-02 nobody changes sides before the campaign ends', () => {
  let campaign = value(startCampaign(SETTLED));
  for (let game = nextGame(campaign); game !== undefined; game = nextGame(campaign)) {
    expect(game.seats).toEqual({ resistance: 'Anna', isc: 'Bert' });
    campaign = value(recordGame(campaign, ISC));
  }
  const together = nextGame(value(startCampaign(NIGHT)));
  expect(together?.seats).toEqual({ p1: 'Anna', p2: 'Bert', p3: 'Carl' });
  expect(together?.options).toMatchObject({ mode: 'cooperation', players: 3, difficulty: 'hard' });
});

test('ES-CAMP-03 the squads stay as they are from the first game to the last; nobody recruits', () => {
  for (const campaign of [after(), after(RESISTANCE), after(ISC, ISC, RESISTANCE)]) {
    const state = begin(campaign);
    expect(squadOf(state, 'resistance')).toEqual(SQUADS.resistance);
    expect(squadOf(state, 'isc')).toEqual(SQUADS.isc);
  }
});

test('ES-CAMP-03 squads that the chart does not give, bots, strangers and twins are refused', () => {
  const problem = (squads: object): string => {
    const read = startCampaign({ ...SETTLED, squads: { ...SQUADS, ...squads } });
    return read.ok ? '' : `${read.where}: ${read.problem}`;
  };
  const refused = [
    [{ resistance: ['salome', 'iris', 'okoro', 'vesna'] }, 'no branch of the chart'],
    [{ isc: ['green-orochi', 'blue-oni', 'black-ubume'] }, 'the ISC has the ranks 4, 3, 2, not 4, 3, 3'],
    [{ isc: ['green-orochi', 'blue-oni', 'flybot'] }, 'flybot is a bot'],
    [{ isc: ['green-orochi', 'blue-oni', 'alice'] }, 'alice belongs to the other side'],
    [{ resistance: ['salome', 'iris', 'okoro', 'okoro', 'rivet'] }, 'okoro is in the squad twice'],
    [{ resistance: ['nobody', 'iris', 'okoro', 'vesna', 'rivet'] }, 'there is no card of nobody'],
  ] as const;
  for (const [squads, sentence] of refused) {
    expect(problem(squads)).toContain('campaign.squads: ');
    expect(problem(squads)).toContain(sentence);
    const options = { campaign: { squads: { ...SQUADS, ...squads }, effects: [] } };
    expect(Match.start(escapeGame, { options, seed: 'x' }).ok).toBe(false);
  }
  expect(problem({})).toBe('');
});

test('ES-CAMP-04 who was eliminated in one game is there in the next, unhurt', () => {
  const state = begin(after(ISC)); // whoever fell in the first game
  for (const { place, life, profile } of state.units) {
    expect([place, life]).toEqual(['waiting', profile.life]);
  }
});

test('ES-CAMP-05 the first game is scenario 1, Infiltration', () => {
  expect(nextGame(after())?.options.scenario).toBe('infiltration');
  expect(nextGame(after())?.options.campaign?.effects).toEqual([]);
  expect(begin(after()).scenario).toBe('infiltration');
});

test('ES-CAMP-06 the result decides which scenario comes next', () => {
  const won = nextGame(after(RESISTANCE))?.options.scenario;
  const lost = nextGame(after(ISC))?.options.scenario;
  expect(won).not.toBe(lost);
  expect(nextGame(after(DRAW))?.options.scenario).toBe(lost); // the ISC has kept what it had
});

test('ES-CAMP-06 ES-RESULT-04 the result directly affects the next game', () => {
  const plain = scenarioById('jailbreak');
  const state = begin(after(ISC));
  expect(state.scenario).toMatchObject({ id: 'jailbreak', anthem: (plain?.anthem ?? 0) + 1 });
  expect(state.anthem.resistance).toBe((plain?.anthem ?? 0) + 1);
  for (const plan of CAMPAIGNS) {
    for (const { scenario, after: ways } of plan.games) {
      for (const { next, effects } of [ways.resistance, ways.isc]) {
        if (next !== undefined) expect(effects.length, scenario).toBeGreaterThan(0);
      }
    }
  }
});

test('ES-CAMP-06 each effect changes the game as it says, as far as the box goes', () => {
  const plain = scenarioById('exodus');
  if (plain === undefined) throw new Error('exodus is missing');
  expect(applyEffects(plain, [{ do: 'more-turns', by: 2 }]).turns).toBe(plain.turns + 2);
  expect(applyEffects(plain, [{ do: 'more-turns', by: -1 }]).turns).toBe(plain.turns - 1);
  expect(applyEffects(plain, [{ do: 'more-equipment', by: 1 }]).equipment).toBe(plain.equipment + 1);
  expect(applyEffects({ ...plain, equipment: 8 }, [{ do: 'more-equipment', by: 1 }]).equipment).toBe(8);
  expect(applyEffects({ ...plain, anthem: 4 }, [{ do: 'more-anthem', by: 2 }]).anthem).toBe(4);
  expect(applyEffects(plain, [{ do: 'more-orders', by: -3 }]).repression.pile).toBe(18);
  expect(applyEffects(plain, [{ do: 'seal-airlock', airlock: 3 }]).sealed).toEqual([...plain.sealed, 3]);
  expect(applyEffects(plain, [{ do: 'open-door', edge: 'b7e', hacked: false }]).doors).toContainEqual({
    edge: 'b7e',
    open: true,
    hacked: false,
  });
  expect(applyEffects(plain, [])).toBe(plain);
});

describe('saved between games', () => {
  const saved = (changes: object = {}): unknown =>
    JSON.parse(JSON.stringify({ ...after(RESISTANCE, ISC), ...changes }));

  test('what is read is what was saved', () => {
    expect(value(readCampaign(saved()))).toEqual(after(RESISTANCE, ISC));
  });

  test('a file that is none is refused with the place and a sentence', () => {
    const refused: readonly [file: unknown, where: string, problem: RegExp][] = [
      [undefined, 'campaign', /./],
      ['{}', 'campaign', /./],
      [saved({ format: 'chess' }), 'campaign.format', /./],
      [saved({ version: 2 }), 'campaign.version', /./],
      [saved({ campaign: 'nowhere' }), 'campaign.campaign', /there is no campaign called nowhere/],
      [saved({ players: { resistance: ['Anna'], isc: [] } }), 'campaign.players', /one player on each side/],
      [saved({ campaign: 'long-night', played: [] }), 'campaign.players.isc', /nobody plays the ISC/],
      [saved({ played: [{ scenario: 'exodus', result: 'isc' }] }), 'campaign.played.0.scenario', /comes infiltration/],
      [saved({ played: [{ scenario: 'infiltration', result: 'won' }] }), 'campaign.played.0.result', /./],
      [saved({ extra: 1 }), 'campaign', /extra/],
    ];
    for (const [file, where, problem] of refused) {
      const read = readCampaign(file);
      expect(read, where).toMatchObject({ ok: false, where });
      expect(read.ok ? '' : read.problem).toMatch(problem);
    }
  });

  test('more games than the campaign has are refused', () => {
    const whole = after(ISC, ISC, ISC, ISC, ISC);
    expect(winnerOfCampaign(whole)).toBe('isc');
    const longer = { ...whole, played: [...whole.played, { scenario: 'purge', result: 'isc' }] };
    expect(readCampaign(longer)).toMatchObject({ ok: false, problem: 'the campaign was over before this game' });
  });
});

describe('the content', () => {
  test('every campaign fits together, is original work and has a name and a story', () => {
    for (const plan of CAMPAIGNS) {
      expect(auditCampaign(plan), plan.id).toEqual([]);
      expect(plan.source).toBe('original');
      expect(en).toHaveProperty([`name.${plan.id}`]);
      expect(en).toHaveProperty([`campaign.${plan.id}`]);
    }
    expect(CAMPAIGNS.map(({ mode }) => mode).sort()).toEqual(['cooperation', 'revolution']);
  });

  test('a campaign that does not fit together is found out', () => {
    const [plan] = CAMPAIGNS;
    if (plan === undefined) throw new Error('there is no campaign');
    const fields = (changes: Partial<CampaignPlan>): string[] =>
      auditCampaign({ ...plan, ...changes }).map(({ field, problem }) => `${field}: ${problem}`);
    const end = { effects: [] };
    expect(fields({ first: 'thaw' })).toContain('first: thaw is none of its games');
    expect(fields({ mode: 'cooperation' })).toContain('games[0].scenario: infiltration belongs to the other mode');
    expect(fields({ games: [{ scenario: 'nowhere', after: { resistance: end, isc: end } }] })).toContain(
      'games[0].scenario: there is no scenario called nowhere',
    );
    const loop = { next: 'infiltration', effects: [] };
    expect(fields({ games: [{ scenario: 'infiltration', after: { resistance: loop, isc: end } }] })).toEqual([
      'games[0].scenario: infiltration leads back to itself',
    ]);
    const odd = { next: 'exodus', effects: [{ do: 'open-door', edge: 'a1n', hacked: false }] } as const;
    expect(
      fields({
        games: [
          { scenario: 'infiltration', after: { resistance: odd, isc: end } },
          { scenario: 'exodus', after: { resistance: end, isc: end } },
          { scenario: 'purge', after: { resistance: end, isc: end } },
        ],
      }),
    ).toEqual([
      'games[0].after.resistance.effects: exodus.doors[0].edge: the board has no door at a1n',
      'games[2].scenario: nothing leads to purge',
    ]);
  });
});
