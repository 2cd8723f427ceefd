/** Set-up of Cooperation: squad, Leader, markers, the automated ISC. Clauses ES-COOP, ES-LEADER, ES-AI, ES-BOT; ES-EX-09, 10, 15. */
import { fastChance, firstPosition, type Position, Runner, readOptions, type Step } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { CHART } from '../../content/recruitment.ts';
import { CARDS, TOKENS } from '../../content/repression.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import { escapeGame } from '../../index.ts';
import { prepareRepression } from '../../rules/coop/prepare.ts';
import { shareSquad } from '../../rules/coop/share.ts';
import { profileById } from '../../rules/profiles.ts';
import { COLOURS, type EscapeState } from '../../rules/types.ts';
import { at, iscActs } from '../coop.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

type Alone = Step<EscapeState, object, never>;

const BARE = `
  +-+-+-+-+
  |. .d. .|
  +-+-+-+-+
  airlocks: 1 a1 b1`;

/** A whole game, played by its first legal answers up to a step. */
function playedTo(step: string, options: object): Position<EscapeState> {
  const read = readOptions(escapeGame, { mode: 'cooperation', ...options });
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  const chance = fastChance(7);
  const runner = new Runner<EscapeState>(escapeGame, firstPosition(escapeGame, read.value, chance), chance);
  runner.advance();
  for (let n = 0; n < 200 && runner.step.name !== step; n++) runner.play(runner.legal()[0]);
  return runner.position;
}

/** Recruitment with so many players, after the Rank 4. */
const recruiting = (players: number) =>
  table(`mode: cooperation
    seats: ${['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].slice(0, players).join(' ')}
    ${BARE}
    ${line({ mode: 'cooperation' })}
    unit alice waiting
    active: nobody
    step: escape/recruit {"open":["resistance","isc"]}`);

test('ES-COOP-01 the squad follows one branch of the chart, then it is shared out', () => {
  const t = recruiting(1).play('branch a', 'recruit ashton');
  expect(t.try('recruit kestrel')).toBeRefused({ clause: 'ES-RECRUIT-06', reason: 'rank-not-asked-for' });
  t.play('recruit jimmy', 'recruit freedom', 'recruit duncan');
  expect(t.state.units.map(({ id }) => id)).toEqual(['alice', 'ashton', 'jimmy', 'freedom', 'duncan']);
  const { state } = playedTo('escape/activate-rebels', { players: 3, squads: 'proposed' });
  expect(new Set(state.units.filter(({ faction }) => faction === 'resistance').map(({ seat }) => seat)).size).toBe(3);
});

const BASE = ['alice', 'ashton', 'jimmy', 'freedom', 'duncan'] as const;

/** The squad is to be shared out. */
const sharing = (players: number, squad: readonly string[] = BASE, rest = '') =>
  at(
    shareSquad as Alone,
    {},
    `${BARE}
    seats: ${['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].slice(0, players).join(' ')}
    ${squad.map((id) => `unit ${id} waiting`).join('\n')}
    ${rest}`,
  );

/** Who controls whom. */
const shares = (t: ReturnType<typeof sharing>): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const { id, seat, faction } of t.state.units) {
    if (faction === 'resistance') found[seat] = [...(found[seat] ?? []), id];
  }
  return found;
};

test('ES-COOP-02 the sums of ranks are made as equal as possible', () => {
  const t = sharing(2).waitingFor('p1', 'share-squad'); // Ashton goes to p2: 4 and 3
  expect(t.legal()).toEqual(['share jimmy p1', 'share jimmy p2']);
  t.play('share jimmy p1'); // 6 and 3: the rest is p2's
  expect(shares(t)).toEqual({ p1: ['alice', 'jimmy'], p2: ['ashton', 'freedom', 'duncan'] });
  const b = sharing(3, ['alice', 'ashton', 'kestrel', 'jimmy']).play('share ashton p3');
  expect(b.try('share jimmy p1')).toBeRefused({ clause: 'ES-COOP-02', reason: 'ranks-not-balanced' }); // 6, 3, 3
  expect(b.try('share jimmy p2')).toBeAccepted(); // 4, 5, 3
});

test('ES-COOP-01 the characters are given out one after another', () => {
  const t = sharing(3);
  expect(t.try('share jimmy p2')).toBeRefused({ clause: 'ES-COOP-01', reason: 'not-the-next-character' });
  expect(t.try('share ashton p4')).toBeRefused({ clause: 'ES-COOP-01', reason: 'no-such-player' });
});

test('ES-EX-09 three players, base team: Alice; Ashton and Duncan; Jimmy and Freedom', () => {
  const t = sharing(3).waitingFor('p1', 'share-squad');
  expect(t.legal()).toEqual(['share ashton p2', 'share ashton p3']);
  expect(t.try('share ashton p1')).toBeRefused({ clause: 'ES-COOP-02', reason: 'ranks-not-balanced' });
  t.play('share ashton p2'); // the rest follows from it
  expect(shares(t)).toEqual({ p1: ['alice'], p2: ['ashton', 'duncan'], p3: ['jimmy', 'freedom'] });
});

test('ES-COOP-03 a player who takes a Pilot may take a Robot as well', () => {
  const four = sharing(4).play('share ashton p2', 'share jimmy p3', 'share duncan p3');
  expect(shares(four).p4).toEqual(['freedom']); // the chart does not always allow it
  const three = sharing(3).play('share ashton p2');
  expect(shares(three).p3).toEqual(['jimmy', 'freedom']); // Pilot and Robot
});

test('ES-EX-10 six players: branch C gives each of them one character', () => {
  expect(CHART.c.resistance).toEqual([4, 3, 2, 1, 1, 1]);
  const t = sharing(6, ['alice', 'ashton', 'jimmy', 'duncan', 'pip', 'rivet']);
  t.play('share ashton p4', 'share jimmy p2', 'share duncan p6', 'share pip p3');
  expect(Object.values(shares(t)).map((units) => units.length)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('ES-COOP-04 only branch C serves six players', () => {
  const t = recruiting(6);
  expect(t.events('branch-chosen')).toEqual([{ branch: 'c' }]); // there is no other answer
  expect(readOptions(escapeGame, { mode: 'cooperation', players: 6 }).ok).toBe(true);
  expect(readOptions(escapeGame, { mode: 'cooperation', players: 7 }).ok).toBe(false);
});

test('ES-COOP-05 the branch decides which ranks of the ISC are faced', () => {
  const missing = (branch: string) => {
    const t = table(`mode: cooperation
      ${BARE}
      ${line({ mode: 'cooperation' })}
      unit alice waiting
      active: nobody
      step: escape/recruit {"open":["isc"],"branch":"${branch}"}`);
    const verdict = t.try('recruit flybot');
    expect(verdict).toBeRefused({ clause: 'ES-AI-01', reason: 'bots-always-come' });
    return [4, 3, 2].map((rank) => t.legal().filter((text) => rankOf(text) === rank).length > 0);
  };
  const rankOf = (text: string): number => profileById(text.replace('recruit ', ''))?.rank ?? 0;
  expect(missing('a')).toEqual([true, true, true]);
  expect(missing('b')).toEqual([true, true, false]);
});

test('ES-LEADER-01 the player of the Rank 4 character is the Leader', () => {
  for (const players of [2, 3, 4, 5]) {
    const { state } = playedTo('escape/activate-rebels', { players, squads: 'proposed' });
    const top = state.units.find(({ profile }) => profile.rank === 4 && profile.faction === 'resistance');
    expect(top?.seat).toBe(state.leader);
  }
});

test('ES-LEADER-02 the Leader chooses the branch, which must give every player a character', () => {
  const t = recruiting(5).waitingFor('p1', 'recruit');
  expect(t.try('branch b')).toBeRefused({ clause: 'ES-LEADER-02', reason: 'too-few-characters' });
  expect(t.try('branch a')).toBeAccepted();
  expect(recruiting(4).try('branch b')).toBeAccepted();
});

test('ES-LEADER-02 a table with more players than the squad has characters is not opened', () => {
  const options = { mode: 'cooperation', scenario: 'break-out', squads: 'proposed' };
  expect(readOptions(escapeGame, { ...options, players: 5 }).ok).toBe(true);
  expect(readOptions(escapeGame, { ...options, players: 6 })).toMatchObject({ ok: false, where: 'options.players' });
});

test('ES-LEADER-02 with every number of players everybody gets somebody', () => {
  for (const squad of [
    BASE,
    ['alice', 'ashton', 'kestrel', 'jimmy'],
    ['alice', 'ashton', 'jimmy', 'duncan', 'pip', 'rivet'],
  ]) {
    for (let players = 1; players <= squad.length; players++) {
      const t = sharing(players, squad);
      while (t.frame.step === 'escape/share-squad') t.play(t.legal()[0] ?? '');
      expect(Object.keys(shares(t))).toHaveLength(players);
      expect(shares(t).p1).toContain('alice');
    }
  }
});

test('ES-LEADER-03 the Leader stays Leader when the Rank 4 character is out of combat', () => {
  const t = table(`mode: cooperation
    ${BARE}
    seats: p1 p2
    unit alice out seat p1 since 1
    unit bert a1 seat p2
    active: nobody
    at: activate-rebels`);
  t.waitingFor('p1', 'activate-rebels');
});

test('ES-COOP-06 after the squad the board is laid as the scenario says, with its Crates and Equipment', () => {
  for (const { id, board, crates, equipment, objectives, mode } of SCENARIOS) {
    if (mode !== 'cooperation') continue;
    const { state } = playedTo('escape/activate-rebels', { scenario: id });
    expect(state.board).toBe(board);
    const count = (kind: string) => state.markers.filter((marker) => marker.kind === kind && marker.cell >= 0).length;
    expect([count('crate'), count('equipment'), count('objective')]).toEqual([crates, equipment, objectives.length]);
  }
});

const placing = (step: string, markers: string) =>
  table(`mode: cooperation
    +-+-+-+-+-+-+
    |. .d. .d. .|
    +-+-+-+-+-+-+
    seats: p1 p2
    leader: p2
    airlocks: 1 a1 b1
    ${line({ mode: 'cooperation' })}
    unit anna waiting seat p1
    active: nobody
    ${markers}
    step: escape/${step}`);

test('ES-COOP-07 the Leader places all Crates, at most one per room', () => {
  const t = placing('place-crates', 'marker crate nowhere\nmarker crate nowhere').waitingFor('p2', 'place-crates');
  t.play('place a1').waitingFor('p2', 'place-crates');
  expect(t.try('place b1')).toBeRefused({ clause: 'ES-CRATE-02', reason: 'room-has-one' });
  t.play('place d1');
  expect([t.markersOn('a1'), t.markersOn('d1')]).toEqual([['crate'], ['crate']]);
  expect(t.state.markers.every(({ knownTo }) => knownTo === 'all')).toBe(true); // Crate side up
});

test('ES-COOP-08 the Leader draws the Equipment at random and places it face down, at most one per room', () => {
  const t = placing('place-equipment', 'marker radio nowhere\nmarker medikit nowhere').waitingFor(
    'p2',
    'place-equipment',
  );
  t.play('place a1').waitingFor('p2', 'place-equipment');
  expect(t.try('place b1')).toBeRefused({ clause: 'ES-ITEM-02', reason: 'room-has-one' });
  t.play('place c1');
  expect(t.view('p2').markers.some(({ equipment }) => equipment !== undefined)).toBe(false); // not even the Leader knows
  const drawn = [1, 2, 3].map((seed) => {
    const read = readOptions(escapeGame, { mode: 'cooperation' });
    if (!read.ok) throw new Error(read.problem);
    const { markers } = firstPosition(escapeGame, read.value, fastChance(seed)).state as EscapeState;
    return markers.map(({ equipment }) => equipment).join();
  });
  expect(new Set(drawn).size).toBeGreaterThan(1);
});

test('ES-COOP-12 there is no test of Initiative before the game: the Leader places everything', () => {
  const { state } = playedTo('escape/activate-rebels', { players: 2, squads: 'proposed' });
  expect(state.turn).toBe(1);
  const names = escapeGame.steps.map(({ name }) => name);
  expect(names).toContain('escape/setup-initiative'); // Revolution has it
  const steps = new Set<string>();
  const read = readOptions(escapeGame, { mode: 'cooperation', squads: 'proposed' });
  if (!read.ok) throw new Error(read.problem);
  const chance = fastChance(3);
  const runner = new Runner<EscapeState>(escapeGame, firstPosition(escapeGame, read.value, chance), chance, {
    record: true,
  });
  runner.advance();
  while (runner.step.name !== 'escape/activate-rebels') {
    steps.add(runner.step.name);
    runner.play(runner.legal()[0]);
  }
  expect(runner.events.some(({ name }) => name === 'escape/setup-initiative-won')).toBe(false);
  expect(steps).toContain('escape/place-crates');
});

test('ES-COOP-09 a character beside an Equipment marker may turn it over for all to see, without an action', () => {
  const t = table(`mode: cooperation
    +-+-+-+
    |A . .|
    + + + +
    |. .|.|
    +-+-+-+
    seats: p1 p2
    unit anna A seat p1
    marker radio b1
    marker medikit c1`);
  expect(t.try('look equipment@c1')).toBeRefused({ reason: 'marker-not-near' });
  t.play('look equipment@b1');
  expect(t.view('p2').markers[0]?.equipment).toBe('radio');
  expect(t.unit('anna').left).toEqual({ mvt: 4, cbt: 2, int: 2 });
});

test('ES-COOP-10 an Objective is passed to an ally like a Crate, for one Movement action', () => {
  const pass = (marker: string) => {
    const t = table(`mode: cooperation
      +-+-+
      |A B|
      +-+-+
      seats: p1 p2
      unit anna A seat p1 carries ${marker}
      unit bert B seat p2`);
    t.play('give bert');
    return [t.unit('bert').carries, t.unit('anna').left.mvt];
  };
  expect(pass('objective 2')).toEqual(['objective', 3]);
  expect(pass('crate')).toEqual(['crate', 3]);
});

test('ES-COOP-11 the difficulty is settled before the first turn', () => {
  const cards = (difficulty: string) =>
    playedTo('escape/activate-rebels', { difficulty }).state.repression?.cardsPerTurn;
  expect(['easy', 'normal', 'hard'].map(cards)).toEqual([2, 3, 4]);
  expect(readOptions(escapeGame, { mode: 'cooperation', difficulty: 'mild' }).ok).toBe(false);
});

test('ES-COOP-13 the Resistance deploys by Position or by Entry, as the scenario says', () => {
  const way = (deployment: object) => line({ mode: 'cooperation', deployment: { resistance: deployment } });
  const position = table(`mode: cooperation
    ${BARE}
    ${way({ by: 'position', room: 1 })}
    seats: p1 p2
    unit anna waiting seat p2
    active: nobody
    step: escape/deploy`).waitingFor('p2', 'deploy');
  expect(position.legal()).toEqual(['deploy a1', 'deploy b1']);
  const entry = table(`mode: cooperation
    ${BARE}
    ${way({ by: 'entry', airlocks: [1] })}
    unit anna waiting
    active: nobody
    at: activate-rebels`).play('activate anna');
  expect(entry.legal()).toEqual(['enter a1', 'enter b1']);
});

/** The ISC is built against these characters. */
const prepared = (isc: readonly string[]) =>
  at(
    prepareRepression as Alone,
    {},
    `${BARE}
    cards per turn: 3
    unit alice waiting
    ${isc.map((id) => `unit ${id} waiting`).join('\n')}`,
  );

const ranksIn = (t: ReturnType<typeof prepared>, colour: (typeof COLOURS)[number]): number[] => [
  ...new Set(t.state.repression?.piles[colour].map(({ rank }) => rank)),
];

test('ES-AI-01 all rank 1 tokens of each colour are always taken', () => {
  const t = prepared([]);
  const bots = TOKENS.filter(({ rank }) => rank === 1).reduce((sum, { copies }) => sum + copies, 0);
  for (const colour of COLOURS) {
    expect(t.state.repression?.piles[colour]).toHaveLength(bots);
    expect(ranksIn(t, colour)).toEqual([1]);
  }
});

test('ES-AI-02 the players choose one ISC character for each rank of the chart', () => {
  const t = table(`mode: cooperation
    ${BARE}
    ${line({ mode: 'cooperation' })}
    seats: p1 p2
    leader: p2
    unit alice waiting
    active: nobody
    step: escape/recruit {"open":["isc"],"branch":"a"}`).waitingFor('p2', 'recruit');
  t.play('recruit black-tengu');
  expect(t.try('recruit blue-rikishi')).toBeRefused({ clause: 'ES-RECRUIT-07' }); // rank 4 is filled
  expect(t.try('recruit black-ubume')).toBeAccepted();
});

test('ES-AI-03 for each chosen character all tokens of its colour and rank are taken', () => {
  const t = prepared(['blue-rikishi', 'black-ubume']);
  const copies = (rank: number): number =>
    TOKENS.filter((entry) => entry.rank === rank).reduce((sum, entry) => sum + entry.copies, 0);
  const count = (colour: (typeof COLOURS)[number], rank: number) =>
    t.state.repression?.piles[colour].filter((one) => one.rank === rank).length;
  expect([count('blue', 4), count('black', 3)]).toEqual([copies(4), copies(3)]);
  expect([count('blue', 3), count('black', 4), count('green', 3)]).toEqual([0, 0, 0]);
});

test('ES-AI-04 the figures are set aside: the chosen characters once each, six bots of a colour', () => {
  const t = prepared(['blue-rikishi']);
  expect(t.unit('blue-rikishi')).toMatchObject({ place: 'out', life: 8 });
  expect(t.state.units).toHaveLength(2); // bots come into being with their tokens
});

test('ES-AI-05 character tokens are mixed with the bot tokens of their colour: three piles', () => {
  const t = prepared(['blue-rikishi', 'black-ubume', 'green-mamushi']);
  expect(Object.keys(t.state.repression?.piles ?? {}).sort()).toEqual(['black', 'blue', 'green']);
  expect(ranksIn(t, 'black')).toEqual([1, 3]);
  expect(ranksIn(t, 'green')).toEqual([1, 2]);
  expect(ranksIn(t, 'blue')).toEqual([1, 4]);
  const numbers = COLOURS.flatMap((colour) => t.state.repression?.piles[colour].map(({ id }) => id) ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('ES-AI-07 the Repression cards are shuffled into one pile, whose order nobody knows', () => {
  expect(prepared([]).state.repression?.pile).toHaveLength(CARDS.length);
  const order = (seed: number) => {
    const read = readOptions(escapeGame, { mode: 'cooperation', squads: 'proposed' });
    if (!read.ok) throw new Error(read.problem);
    const chance = fastChance(seed);
    const runner = new Runner<EscapeState>(escapeGame, firstPosition(escapeGame, read.value, chance), chance, {
      record: true,
    });
    runner.advance();
    while (runner.step.name !== 'escape/activate-rebels') runner.play(runner.legal()[0]);
    const { pile = [] } = runner.position.state.repression ?? {};
    const seen = escapeGame.view(runner.position.state, 'p1').repression?.cards.map(({ id }) => id) ?? [];
    expect(seen).toEqual(pile.map(({ id }) => id).sort((a, b) => (a < b ? -1 : 1)));
    return pile.map(({ id }) => id).join();
  };
  expect(order(1)).not.toBe(order(2));
});

test('ES-AI-06 the Leader draws the tokens during the ISC’s activation, not before', () => {
  const before = at(prepareRepression as Alone, {}, `${BARE}\nunit alice waiting`);
  expect(before.state.repression?.tokens).toEqual([]);
  const t = iscActs(`${BARE}\nunit anna c1\ndrawn cards: x/1/green/1\ngreen pile: 4/1/1`, { picks: [0] });
  expect(t.events()).toContain('token-drawn');
});

test('ES-BOT-01 bots are characters without cards of their own: all of a kind share one profile', () => {
  const t = table(`mode: cooperation
    +-+-+
    |A .|
    +-+-+
    unit anna A
    unit flybot-1 b1
    unit flybot-2 out`);
  expect(t.unit('flybot-1').profile).toBe(t.unit('flybot-2').profile);
  expect(t.unit('flybot-1').profile.rank).toBe(1);
});

const bot = (id: string) =>
  profileById(id) ??
  (() => {
    throw new Error(id);
  })();

test('ES-BOT-02 bots have Life 1, Mvt 6, Cbt 1, Int 1', () => {
  for (const id of ['flybot', 'scarabot', 'wormbot']) {
    expect(bot(id)).toMatchObject({ life: 1, values: { mvt: 6, cbt: 1, int: 1 }, rank: 1 });
  }
});

test('ES-BOT-03 a bot is out of combat as soon as it suffers one damage point', () => {
  const t = table(`mode: cooperation
    +-+-+
    |A .|
    +-+-+
    unit anna A cbt 1
    unit flybot-1 b1`);
  t.dice(1).play('melee flybot-1'); // 1 + 1 - 1
  expect(t.unit('flybot-1')).toMatchObject({ place: 'out', life: 0 });
});

test('ES-BOT-04 a Flybot is Black and has Stabiliser', () => {
  expect(bot('flybot')).toMatchObject({ colour: 'black', abilities: { stabiliser: 1 } });
});

test('ES-BOT-05 a Scarabot is Blue and has Armour (2)', () => {
  expect(bot('scarabot')).toMatchObject({ colour: 'blue', abilities: { armour: 2 } });
  const struck = (die: number) => {
    const t = table(`mode: cooperation
      +-+-+
      |A .|
      +-+-+
      unit anna A cbt 1
      unit scarabot-1 b1`);
    return t.dice(die).play('melee scarabot-1').unit('scarabot-1').place;
  };
  expect([struck(2), struck(3)]).toEqual(['board', 'out']);
});

test('ES-BOT-06 a Wormbot is Green and has Infiltration', () => {
  expect(bot('wormbot')).toMatchObject({ colour: 'green', abilities: { infiltration: 1 } });
});

test('ES-EX-15 the three bots with their gifts', () => {
  const gifts = ['flybot', 'scarabot', 'wormbot'].map((id) => [bot(id).colour, bot(id).abilities]);
  expect(gifts).toEqual([
    ['black', { stabiliser: 1 }],
    ['blue', { armour: 2 }],
    ['green', { infiltration: 1 }],
  ]);
});
