/** What each viewer sees. Clauses ES-RULE-60, ES-RULE-95. */
import { canonicalJson, eventSeenBy, fastChance, plainPen, SPECTATOR } from '@tablerunner/engine';
import { createSpeaker } from '@tablerunner/language';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';
import { COLOURS, type Colour, type EscapeState, type Repression } from '../../rules/types.ts';
import { read, type Table, table } from '../kit.ts';
import { playAtRandom } from '../random-play.ts';

const pen = { ...plainPen, ...createSpeaker(escapeGame.messages, 'en') };

/** Two cores and much else to do: the clock says little. */
const SLOW = { timeout: 60_000 };

const viewersOf = ({ seats }: EscapeState): readonly string[] => [...seats, SPECTATOR];

/** The same state with every secret of this viewer changed for another. */
function disturbed(state: EscapeState, viewer: string): EscapeState {
  const other = escapeGame.clone(state);
  other.markers = other.markers.map((marker) => {
    if (marker.knownTo === 'all' || marker.knownTo.includes(viewer)) return marker;
    return marker.kind === 'equipment'
      ? { ...marker, equipment: marker.equipment === 'radio' ? 'medikit' : 'radio' }
      : { ...marker, ...(marker.points === undefined ? {} : { points: 3 - marker.points }) };
  });
  if (other.repression !== undefined) {
    other.repression.pile.reverse();
    for (const colour of COLOURS) dealAnew(other.repression, colour);
  }
  return other;
}

/** What the hidden tokens of a colour are worth goes round among them, in the pile and on the board. */
function dealAnew(repression: Repression, colour: Colour): void {
  const isMine = (token: { readonly colour: Colour }): boolean => token.colour === colour;
  const forces = [...repression.piles[colour], ...repression.tokens.filter(isMine)].map(({ rank, bots }) => ({
    rank,
    bots,
  }));
  const next = () => forces.shift() ?? { rank: 1, bots: 1 };
  forces.push(next());
  repression.piles[colour] = repression.piles[colour].map((token) => ({ ...token, ...next() }));
  repression.tokens = repression.tokens.map((token) => (isMine(token) ? { ...token, ...next() } : token));
}

describe('in every position of random matches', () => {
  for (const { seed, options } of [
    { seed: 11, options: { squads: 'proposed' } },
    { seed: 12, options: { squads: 'recruited', table: { placerSeesEquipment: 'yes' } } },
    { seed: 13, options: { mode: 'cooperation', players: 2 } },
    { seed: 14, options: { mode: 'cooperation', players: 4, table: { lookedAtEquipment: 'private' } } },
  ]) {
    test(`match ${seed}: secrets leave no trace in a view, a guess fits it, a copy is the same`, SLOW, () => {
      const chance = fastChance(seed);
      let looks = 0;
      playAtRandom(options, seed, ({ position: { state } }) => {
        if (looks++ % 7 !== 0) return;
        expect(escapeGame.clone(state)).toEqual(state);
        for (const viewer of viewersOf(state)) {
          const seen = canonicalJson(escapeGame.view(state, viewer));
          expect(canonicalJson(escapeGame.view(disturbed(state, viewer), viewer))).toBe(seen);
          const guessed = escapeGame.guess(escapeGame.view(state, viewer), chance);
          expect(canonicalJson(escapeGame.view(guessed, viewer))).toBe(seen);
          expect(Object.keys(guessed).sort()).toEqual(Object.keys(state).sort());
          for (const line of escapeGame.draw(escapeGame.view(state, viewer), pen).split('\n')) {
            expect(line.length).toBeLessThanOrEqual(110);
          }
        }
      });
    });
  }
});

const HALL = `
  +-+-+-+-+
  |A . . M|
  +-+-+-+-+
  unit anna A
  unit mole M isc
  marker radio b1
  marker medikit c1 known isc
  marker nitro-vial mole
  marker objective 2 b1`;

test('ES-RULE-60 the face of a hidden Equipment is told to nobody, of a looked-at one to who looked, of a carried one to all', () => {
  const { state } = read(HALL);
  const faces = (viewer: string) => escapeGame.view(state, viewer).markers.map((marker) => marker.equipment);
  expect(faces('isc')).toEqual([undefined, 'medikit', 'nitro-vial', undefined]);
  expect(faces('resistance')).toEqual([undefined, undefined, 'nitro-vial', undefined]);
  expect(faces(SPECTATOR)).toEqual([undefined, undefined, 'nitro-vial', undefined]);
});

const LOOK = `
  +-+-+-+-+
  |A . . M|
  +-+-+-+-+
  unit anna A
  unit mole M isc
  marker radio b1`;

const known = (t: Table, viewer: string): string | undefined => t.view(viewer).markers[0]?.equipment;

test('ES-RULE-60 in Revolution a look is private, and picking up shows the marker to all', () => {
  const t = table(LOOK).play('look b1');
  expect([known(t, 'resistance'), known(t, 'isc'), known(t, SPECTATOR)]).toEqual(['radio', undefined, undefined]);
  const told = t.lastEvents.map((event) => eventSeenBy(escapeGame, event, 'isc'));
  expect(canonicalJson(told)).not.toContain('radio');
  expect(canonicalJson(t.lastEvents.map((event) => eventSeenBy(escapeGame, event, 'resistance')))).toContain('radio');
  t.play('b1', 'take b1');
  expect([known(t, 'isc'), known(t, SPECTATOR)]).toEqual(['radio', 'radio']);
});

test('ES-RULE-60 in Cooperation, or as an option, what is looked at stays face up', () => {
  const together = table(`${LOOK}\nmode: cooperation\nseats: p1 p2`).play('look b1');
  expect([known(together, 'p2'), known(together, SPECTATOR)]).toEqual(['radio', 'radio']);
  const open = table(`${LOOK}\noption: lookedAtEquipment open`).play('look b1');
  expect(known(open, 'isc')).toBe('radio');
  const secret = table(`${LOOK}\nmode: cooperation\nseats: p1 p2\noption: lookedAtEquipment private`).play('look b1');
  expect([known(secret, 'p1'), known(secret, 'p2')]).toEqual(['radio', undefined]);
});

test('ES-RULE-60 the points of an Objective are told to all once it is turned over', () => {
  const points = (text: string) => escapeGame.view(read(text).state, 'isc').markers.at(-1)?.points;
  expect(points(HALL)).toBe(undefined);
  expect(points(`${HALL} open`)).toBe(2);
});

test('ES-RULE-95 a guess deals only faces that are seen nowhere, each once', () => {
  const { state } = read(`${HALL}
    marker datadisk d1
    marker combat-drugs d1`);
  const chance = fastChance('guess');
  const found = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const guessed = escapeGame.guess(escapeGame.view(state, 'isc'), chance);
    const items = guessed.markers.flatMap(({ equipment }) => equipment ?? []);
    expect(new Set(items).size).toBe(items.length);
    expect(items.slice(1, 3)).toEqual(['medikit', 'nitro-vial']);
    found.add(items[0] ?? '');
  }
  expect([...found].sort()).toEqual([
    'combat-drugs',
    'datadisk',
    'em-grenade',
    'gas-grenade',
    'makeshift-shield',
    'radio',
  ]);
});

test('hidden tokens: what they are is told to nobody, and a guess deals all that is hidden', () => {
  const t = table(`
    +-+-+-+
    |A . .|
    +-+-+-+
    mode: cooperation
    unit anna A
    token 4 green 3/0 c1
    green pile: 1/1/2 2/1/3
    cards: r-2/1/black/1 r-1/2/green/2
    drawn cards: r-3/4/blue/1`);
  const seen = escapeGame.view(t.state, 'p1').repression;
  expect(seen?.tokens).toEqual([{ id: 4, colour: 'green', cell: 2, airlock: 0 }]);
  expect(seen?.cards.map(({ id }) => id)).toEqual(['r-1', 'r-2']); // by name, not in the order of the pile
  expect(seen?.hidden.green).toEqual([
    { rank: 1, bots: 2 },
    { rank: 1, bots: 3 },
    { rank: 3, bots: 0 },
  ]);
  const chance = fastChance('tokens');
  const ranks = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const { repression } = escapeGame.guess(escapeGame.view(t.state, 'p1'), chance);
    const all = [...(repression?.tokens ?? []), ...(repression?.piles.green ?? [])];
    expect(all.map(({ rank, bots }) => `${rank}/${bots}`).sort()).toEqual(['1/2', '1/3', '3/0']);
    ranks.add(`${all[0]?.rank}/${all[0]?.bots}`);
  }
  expect(ranks.size).toBe(3);
});
