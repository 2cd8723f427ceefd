/** Every person adds to the dice before the first roll: hashes first, then what was hashed. */
import { type Seat, shareHash } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { Gathering, gatheringAnswer, type TableInfo } from '../src/index.ts';

const info: TableInfo = {
  id: 'table0000001',
  game: 'sample',
  rules: 1,
  content: 1,
  options: {},
  seats: [
    { seat: 'red', player: { kind: 'person' } },
    { seat: 'blue', player: { kind: 'person' } },
    { seat: 'green', player: { kind: 'machine', strength: '1' } },
  ],
  seal: 'seal',
};

const shareOf = (seat: Seat, round = 1): string => `the-share-of-${seat}-${round}`;
const hashOf = (seat: Seat, round = 1): string => shareHash(info.id, seat, shareOf(seat, round));

test('all send hashes, then all reveal; the result names both', () => {
  const gathering = new Gathering(info);
  expect(gathering.waitingFor).toEqual(['red', 'blue']);
  expect(gathering.hash('red', hashOf('red'))).toEqual({ ok: true, changed: true });
  expect(gathering.waitingFor).toEqual(['blue']);
  expect(gathering.reveal('red', shareOf('red'))).toMatchObject({
    clause: 'ENG-SHARE-02',
    facts: { waitingFor: ['blue'] },
  });
  expect(gathering.hash('blue', hashOf('blue')).ok).toBe(true);
  expect(gathering.waitingFor).toEqual(['red', 'blue']);
  expect(gathering.reveal('blue', shareOf('blue'))).toEqual({ ok: true, changed: true });
  expect(gathering.isComplete).toBe(false);
  expect(gathering.reveal('red', shareOf('red')).ok).toBe(true);
  expect(gathering.isComplete).toBe(true);
  expect(gathering.result()).toEqual({
    rounds: 1,
    shares: {
      red: { hash: hashOf('red'), share: shareOf('red') },
      blue: { hash: hashOf('blue'), share: shareOf('blue') },
    },
  });
});

test('what does not belong here is refused, and changes nothing', () => {
  const gathering = new Gathering(info);
  for (const seat of ['green', 'spectator', 'nobody']) {
    expect(gathering.hash(seat, hashOf(seat))).toMatchObject({ clause: 'ENG-SHARE-01', facts: { seat } });
    expect(gathering.reveal(seat, shareOf(seat))).toMatchObject({ clause: 'ENG-SHARE-01' });
  }
  gathering.hash('red', hashOf('red'));
  gathering.hash('blue', hashOf('blue'));
  const before = gathering.state;
  expect(gathering.reveal('red', shareOf('red', 2))).toMatchObject({ clause: 'ENG-SHARE-03' });
  expect(gathering.reveal('red', shareOf('blue'))).toMatchObject({ clause: 'ENG-SHARE-03' });
  expect(gathering.state).toBe(before);
  gathering.reveal('red', shareOf('red'));
  expect(gathering.reveal('red', shareOf('red', 2))).toMatchObject({ clause: 'ENG-SHARE-04' });
  expect(gathering.reveal('red', shareOf('red'))).toEqual({ ok: true, changed: false });
  gathering.reveal('blue', shareOf('blue'));
  expect(gathering.hash('red', hashOf('red', 2))).toMatchObject({ clause: 'ENG-SHARE-05' });
  expect(gathering.hash('red', hashOf('red'))).toEqual({ ok: true, changed: false });
});

test('a seat that lost its share begins a new round, in which everything is sent anew, and is named', () => {
  const gathering = new Gathering(info);
  gathering.hash('red', hashOf('red'));
  gathering.hash('blue', hashOf('blue'));
  gathering.reveal('blue', shareOf('blue'));
  expect(gathering.hash('red', hashOf('red', 2)).ok).toBe(true);
  const kept = { round: 2, restartedBy: 'red', hashes: { red: hashOf('red', 2) }, shares: {} };
  expect(gathering.state).toEqual(kept);
  expect(gathering.reveal('blue', shareOf('blue'))).toMatchObject({ clause: 'ENG-SHARE-02' });
  const again = new Gathering(info, JSON.parse(JSON.stringify(gathering.state)));
  expect(again.message('blue')).toEqual({
    type: 'gathering',
    table: info,
    viewer: 'blue',
    waitingFor: ['blue'],
    ...kept,
  });
});

test('who holds a share knows what to send next, whoever was faster', () => {
  const gathering = new Gathering(info);
  for (let i = 0; i < 20 && !gathering.isComplete; i++) {
    for (const viewer of ['spectator', 'green', 'blue', 'red']) {
      const answer = gatheringAnswer(gathering.message(viewer), shareOf(viewer), `${i}`);
      if (answer?.type === 'hash') expect(gathering.hash(viewer, answer.hash).ok).toBe(true);
      if (answer?.type === 'reveal') expect(gathering.reveal(viewer, answer.share).ok).toBe(true);
    }
  }
  expect(gathering.isComplete).toBe(true);
  expect(gathering.state.round).toBe(1);
});
