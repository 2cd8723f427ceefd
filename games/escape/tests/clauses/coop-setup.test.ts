/** Set-up of Cooperation: squad, Leader, markers. Clauses ES-COOP, ES-LEADER; ES-EX-09, ES-EX-10. */
import { fastChance, firstPosition, readOptions, type Step } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { CHART } from '../../content/recruitment.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import { escapeGame } from '../../index.ts';
import { shareSquad } from '../../rules/coop/share.ts';
import { profileById } from '../../rules/profiles.ts';
import type { EscapeState } from '../../rules/types.ts';
import { at, begun } from '../coop.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

type Alone = Step<EscapeState, object, never>;

const BARE = `
  +-+-+-+-+
  |. .d. .|
  +-+-+-+-+
  airlocks: 1 a1 b1`;

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
  const { state } = begun({ players: 3, squads: 'proposed' });
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
    const { state } = begun({ players, squads: 'proposed' });
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
    const { state } = begun({ scenario: id });
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
  const cards = (difficulty: string) => begun({ difficulty, scenario: 'break-out' }).state.repression?.cardsPerTurn;
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

test('ES-COOP-12 there is no test of Initiative before the game: the Leader makes all placements', () => {
  const { state, events, asked } = begun({ players: 2, scenario: 'break-out', squads: 'proposed' });
  expect(events).not.toContain('escape/setup-initiative-won');
  expect(events).not.toContain('escape/initiative-won');
  expect(asked).toEqual(expect.arrayContaining(['place-crates', 'place-equipment']));
  expect(state.turn).toBe(1);
});
