/** The referee in this process: every operation, and every way to get one wrong. */
import { describe, expect, test } from 'vitest';
import { OP_NAMES } from '../src/referee/referee.ts';
import { refereeOfPebbles } from './fixtures/referee.ts';

const NEW = { op: 'new', game: 'pebbles', seed: 'abc' };

function opened() {
  const referee = refereeOfPebbles();
  expect(referee.ask(NEW)).toMatchObject({ ok: true });
  return referee;
}

describe('operations', () => {
  test('games: versions, modes and the schema of the options', () => {
    const { games } = refereeOfPebbles().ask({ op: 'games' }) as unknown as { games: Record<string, unknown>[] };
    expect(games).toMatchObject([{ id: 'pebbles', rules: 1, content: 1, modes: [{ id: 'duel' }] }]);
    expect(games[0]?.options).toMatchObject({ properties: { pebbles: { type: 'integer', default: 9, maximum: 30 } } });
    expect(games[0]?.questions).toMatchObject({ left: { params: { type: 'object' }, result: { type: 'object' } } });
  });

  test('games: policies for odds, and what their outcomes are called', () => {
    const { games } = refereeOfPebbles().ask({ op: 'games' }) as unknown as { games: Record<string, unknown>[] };
    expect(games[0]).toMatchObject({ policies: ['best', 'first', 'none', 'greedy'] });
    expect(games[0]?.outcomes).toEqual({ events: { about: 'What happens, one event after the other.' } });
  });

  test('new: the first decision, with seats and seal', () => {
    expect(refereeOfPebbles().ask({ ...NEW, id: 7 })).toMatchObject({
      id: 7,
      ok: true,
      seats: ['red', 'blue'],
      seal: expect.stringMatching(/^[0-9a-f]{64}$/),
      length: 0,
      decision: {
        seat: 'red',
        step: 'pebbles/turn',
        clause: 'PB-TURN-01',
        sentence: expect.stringContaining('Take one'),
      },
    });
  });

  test('new: nothing is answered by itself if somebody wants it so, and the save says it', () => {
    const referee = refereeOfPebbles();
    referee.ask({ ...NEW, automatic: false });
    const { match } = referee.ask({ op: 'save' });
    expect(match).toMatchObject({ automatic: false });
    expect(referee.ask({ op: 'restore', match })).toMatchObject({ ok: true });
    expect(referee.ask({ op: 'save' }).match).toEqual(match);
  });

  test('new: packs are refused where the game takes none', () => {
    expect(refereeOfPebbles('fr').ask({ ...NEW, packs: [{}] })).toMatchObject({
      clause: 'REF-PACK-01',
      sentence: 'pebbles ne peut pas être joué avec des paquets. (REF-PACK-01)',
    });
    expect(refereeOfPebbles().ask({ ...NEW, packs: [] })).toMatchObject({ ok: true });
  });

  test('load: dice and picks that nobody needs before the first decision are refused', () => {
    const load = { op: 'load', game: 'pebbles', position: 'pebbles 5 turn red taken 0 0 wager 1 2' };
    expect(opened().ask({ ...load, dice: [], picks: [] })).toMatchObject({ ok: true });
    expect(opened().ask({ ...load, dice: [3] })).toMatchObject({ clause: 'ENG-DICE-01' });
    expect(opened().ask({ ...load, picks: [1] })).toMatchObject({ clause: 'ENG-DICE-01' });
  });

  test('rolls: the dice that a command will ask for, before it is played', () => {
    const referee = opened();
    const before = referee.ask({ op: 'save' });
    expect(referee.ask({ op: 'rolls', command: 'roll' })).toEqual({
      ok: true,
      rolls: [{ use: 'dice', sides: 6, count: 1, purpose: 'luck', depends: 'nothing' }],
      complete: true,
    });
    expect(referee.ask({ op: 'rolls', command: 'take 9' })).toMatchObject({ clause: 'PB-TAKE-01' });
    expect(referee.ask({ op: 'save' })).toEqual(before);
  });

  test('the same seed gives the same match, another seed another seal', () => {
    const [a, b] = [opened(), opened()];
    expect(a.ask({ op: 'hash' })).toEqual(b.ask({ op: 'hash' }));
    expect(a.ask({ ...NEW, seed: 'x' }).seal).not.toBe(b.ask(NEW).seal);
  });

  test('legal: as notation and as JSON', () => {
    expect(opened().ask({ op: 'legal' }).legal).toEqual([
      { command: 'take 1', choice: { take: 1 } },
      { command: 'take 2', choice: { take: 2 } },
      { command: 'take 3', choice: { take: 3 } },
      { command: 'roll', choice: { roll: true } },
    ]);
  });

  test('play: text and JSON do the same, events are told, the next decision follows', () => {
    const [a, b] = [opened(), opened()];
    const played = a.ask({ op: 'play', seat: 'red', command: 'take 2' });
    expect(played).toMatchObject({
      ok: true,
      events: [{ name: 'pebbles/took', data: { seat: 'red', count: 2 }, sentence: 'Red takes 2 pebbles.' }, {}],
      automatic: [],
      length: 1,
      decision: { seat: 'blue' },
    });
    expect(b.ask({ op: 'play', seat: 'red', command: { take: 2 } })).toEqual(played);
  });

  test('play: scripted dice; too few, left over or impossible ones change nothing', () => {
    const referee = opened();
    const before = referee.ask({ op: 'hash' });
    for (const dice of [[], [5, 4], [7]]) {
      expect(referee.ask({ op: 'play', seat: 'red', command: 'roll', dice })).toMatchObject({
        ok: false,
        clause: 'ENG-DICE-01',
        reason: 'script-mismatch',
      });
      expect(referee.ask({ op: 'hash' })).toEqual(before);
    }
    const rolled = referee.ask({ op: 'play', seat: 'red', command: 'roll', dice: [5] });
    expect(rolled.events).toMatchObject([{ name: 'engine/rolled', sentence: 'Roll for luck (1d6): 5.' }, {}, {}]);
  });

  test('play: a refusal has clause, reason, facts and sentence', () => {
    const referee = refereeOfPebbles();
    referee.ask({ ...NEW, options: { pebbles: 1 } });
    expect(referee.ask({ op: 'play', seat: 'red', command: 'take 3' })).toEqual({
      ok: false,
      clause: 'PB-TAKE-02',
      reason: 'not-enough',
      facts: { take: 3, left: 1 },
      sentence: 'There is one pebble left, too few to take 3. (PB-TAKE-02)',
    });
  });

  test('play: to the end, and after it', () => {
    const referee = refereeOfPebbles();
    referee.ask({ ...NEW, options: { pebbles: 1 } });
    const last = referee.ask({ op: 'play', seat: 'red', command: 'take 1' });
    expect(last.outcome).toMatchObject({ clause: 'PB-END-01' });
    expect(last).not.toHaveProperty('decision');
    expect(referee.ask({ op: 'legal' })).toMatchObject({ ok: true, legal: [] });
    const late = { ok: false, clause: 'ENG-OVER-01' };
    expect(referee.ask({ op: 'play', seat: 'blue', command: 'take 1' })).toMatchObject(late);
    expect(referee.ask({ op: 'odds', command: 'roll' })).toMatchObject(late);
  });

  test('view: a seat sees its own secret, the spectator none, and only the seat on turn the legal list', () => {
    const referee = opened();
    const wager = (seat: string) =>
      Object.keys((referee.ask({ op: 'view', seat }) as unknown as { view: { wager: object } }).view.wager);
    expect([wager('red'), wager('blue'), wager('spectator')]).toEqual([['red'], ['blue'], []]);
    expect(referee.ask({ op: 'view', seat: 'red' })).toHaveProperty('legal');
    expect(referee.ask({ op: 'view', seat: 'blue' })).not.toHaveProperty('legal');
    expect(referee.ask({ op: 'view', seat: 'blue', from: 0, draw: true })).toMatchObject({
      drawing: expect.stringContaining('ooooooooo'),
      events: [
        { n: 0, name: 'pebbles/wagered', data: { seat: 'red' } },
        { n: 1, data: { wager: expect.any(Number) } },
      ],
    });
  });

  test('load: a position by hand goes on, and is printed as it was written', () => {
    const referee = refereeOfPebbles();
    const position = 'pebbles 3 turn blue taken 2 4 wager 1 1';
    expect(referee.ask({ op: 'load', game: 'pebbles', position })).toMatchObject({
      ok: true,
      decision: { seat: 'blue' },
    });
    expect(referee.ask({ op: 'position' })).toEqual({ ok: true, position });
    expect(referee.ask({ op: 'state' })).toMatchObject({ ok: true, state: { pebbles: 3 }, drawn: 0 });
  });

  test('ask: a question of the game', () => {
    expect(opened().ask({ op: 'ask', what: 'left', after: 2 })).toEqual({
      ok: true,
      what: 'left',
      answer: { left: 7 },
    });
  });

  test('odds: the exact distribution, also past the next decision', () => {
    const referee = opened();
    expect(referee.ask({ op: 'odds', command: 'roll' })).toMatchObject({
      ok: true,
      of: 6,
      rows: [{ ways: 2 }, { ways: 2 }, { ways: 2 }],
    });
    expect(referee.ask({ op: 'odds', command: { take: 1 } })).toMatchObject({ of: 1 });
    expect(referee.ask({ op: 'odds', command: 'roll', policy: 'greedy' })).toMatchObject({ ok: true });
  });

  test('count: sequences of each length', () => {
    const referee = refereeOfPebbles();
    referee.ask({ op: 'load', game: 'pebbles', position: 'pebbles 2 turn red taken 0 0 wager 1 1', seed: 's' });
    const { counts } = referee.ask({ op: 'count', depth: 2 }) as unknown as { counts: number[] };
    expect(counts[0]).toBe(3); // take 1, take 2 (which ends it), roll
    expect(referee.ask({ op: 'count', depth: 2 })).toMatchObject({ ok: true, depth: 2, count: counts[1] });
  });

  test('undo: alone while nobody learned anything, then by consent', () => {
    const referee = opened();
    const first = referee.ask({ op: 'hash' });
    referee.ask({ op: 'play', seat: 'red', command: 'take 1' });
    expect(referee.ask({ op: 'undo' })).toMatchObject({ ok: true, length: 0, decision: { seat: 'red' } });
    expect(referee.ask({ op: 'hash' })).toEqual(first);
    referee.ask({ op: 'play', seat: 'red', command: 'roll' });
    expect(referee.ask({ op: 'undo' })).toMatchObject({ ok: false, reason: 'something-was-learned' });
    expect(referee.ask({ op: 'undo', to: 0 })).toMatchObject({ ok: false, reason: 'needs-consent' });
    expect(referee.ask({ op: 'undo', consent: true })).toMatchObject({ ok: true, length: 0 });
    expect(referee.ask({ op: 'undo', consent: true, to: 0 })).toMatchObject({ ok: false, reason: 'nothing-to-undo' });
  });

  test('save and restore: the same match, also into another referee', () => {
    const referee = opened();
    referee.ask({ op: 'play', seat: 'red', command: 'roll' });
    const { match } = referee.ask({ op: 'save' });
    const again = refereeOfPebbles();
    expect(again.ask({ op: 'restore', match })).toMatchObject({ ok: true, length: 1 });
    expect(again.ask({ op: 'hash' })).toEqual(referee.ask({ op: 'hash' }));
  });
});

describe('what is refused', () => {
  const cases: [string, object, { clause: string; sentence: RegExp }][] = [
    ['no operation', {}, { clause: 'REF-OP-01', sentence: /no field “op”/ }],
    ['an unknown operation', { op: 'plya' }, { clause: 'REF-OP-02', sentence: /Did you mean play\?/ }],
    ['an operation that is not text', { op: ['play'] }, { clause: 'REF-OP-02', sentence: /There are: games/ }],
    ['a name of the prototype', { op: 'constructor' }, { clause: 'REF-OP-02', sentence: /There are/ }],
    ['a field too many', { op: 'hash', depth: 2 }, { clause: 'REF-FIELD-01', sentence: /“depth” of hash/ }],
    ['a field too few', { op: 'play', seat: 'red' }, { clause: 'REF-FIELD-01', sentence: /“command” of play/ }],
    ['a field of the wrong type', { op: 'view', seat: 3 }, { clause: 'REF-FIELD-01', sentence: /“seat” of view/ }],
    ['an unknown game', { op: 'new', game: 'pebles' }, { clause: 'REF-GAME-01', sentence: /Did you mean pebbles/ }],
    [
      'bad options',
      { op: 'new', game: 'pebbles', options: { pebbles: 99 } },
      { clause: 'REF-OPTIONS-01', sentence: /options\.pebbles/ },
    ],
    [
      'a bad position',
      { op: 'load', game: 'pebbles', position: 'x' },
      { clause: 'REF-POSITION-01', sentence: /position/ },
    ],
    [
      'an unreadable command',
      { op: 'play', seat: 'red', command: 'dance' },
      { clause: 'REF-COMMAND-01', sentence: /“dance”/ },
    ],
    [
      'a command of the wrong form',
      { op: 'play', seat: 'red', command: { take: 'x' } },
      { clause: 'ENG-SHAPE-01', sentence: /has another form/ },
    ],
    [
      'another seat',
      { op: 'play', seat: 'blue', command: 'take 1' },
      { clause: 'ENG-TURN-01', sentence: /not the turn of Blue/ },
    ],
    ['no seat', { op: 'play', seat: 'green', command: 'take 1' }, { clause: 'ENG-SEAT-01', sentence: /“green”/ }],
    [
      'a stale command',
      { op: 'play', seat: 'red', command: 'take 1', at: 4 },
      { clause: 'ENG-STALE-01', sentence: /entry 4/ },
    ],
    [
      'half a die',
      { op: 'play', seat: 'red', command: 'roll', dice: [1.5] },
      { clause: 'REF-FIELD-01', sentence: /“dice.0”/ },
    ],
    [
      'a huge die',
      { op: 'play', seat: 'red', command: 'roll', dice: [1e300] },
      { clause: 'REF-FIELD-01', sentence: /“dice.0”/ },
    ],
    ['a view of nobody', { op: 'view', seat: 'green' }, { clause: 'ENG-SEAT-01', sentence: /“green”/ }],
    ['an unknown question', { op: 'ask', what: 'toString' }, { clause: 'REF-ASK-01', sentence: /There are: left/ }],
    ['a bad question', { op: 'ask', what: 'left', after: -1 }, { clause: 'REF-ASK-02', sentence: /at after/ }],
    ['an unknown policy', { op: 'odds', command: 'roll', policy: 'x' }, { clause: 'REF-ODDS-02', sentence: /greedy/ }],
    ['odds of what is illegal', { op: 'odds', command: { take: 9 } }, { clause: 'PB-TAKE-01', sentence: /not 9/ }],
    ['a count without end', { op: 'count', depth: 1e6 }, { clause: 'REF-COUNT-01', sentence: /12 commands ahead/ }],
    ['nothing to undo', { op: 'undo' }, { clause: 'ENG-UNDO-01', sentence: /nothing to take back/ }],
    ['a save that is none', { op: 'restore', match: { format: 'x' } }, { clause: 'REF-SAVE-01', sentence: /format/ }],
    ['an id that is none', { op: 'hash', id: {} }, { clause: 'REF-FIELD-02', sentence: /id is a number/ }],
  ];

  test.each(cases)('%s', (_what, request, { clause, sentence }) => {
    const referee = opened();
    const before = referee.ask({ op: 'save' });
    expect(referee.ask(request)).toMatchObject({ ok: false, clause, sentence: expect.stringMatching(sentence) });
    expect(referee.ask({ op: 'save' })).toEqual(before);
  });

  test('what is no command anywhere is told with what may be done now', () => {
    expect(opened().ask({ op: 'play', seat: 'red', command: 'dance' })).toMatchObject({
      reason: 'unreadable-command',
      facts: { command: 'dance', may: ['take 1', 'take 2', 'take 3', 'roll'], sample: false },
    });
    expect(opened().ask({ op: 'odds', command: 'first 0' })).toMatchObject({
      clause: 'ENG-TRIGGER-01',
      reason: 'not-now',
      facts: {
        step: 'pebbles/turn',
        belongs: [{ step: 'engine/triggers' }],
        may: ['take 1', 'take 2', 'take 3', 'roll'],
      },
    });
  });

  test('a count too big', () => {
    const referee = refereeOfPebbles();
    referee.ask({ ...NEW, options: { pebbles: 30 } });
    expect(referee.ask({ op: 'count', depth: 12 })).toMatchObject({
      ok: false,
      clause: 'REF-COUNT-02',
      sentence: expect.stringMatching(/more than 2,000 /),
    });
  });

  const lines: [string, string, string][] = [
    ['nothing', '', 'REF-LINE-03'],
    ['spaces', '  \r', 'REF-LINE-03'],
    ['no JSON', '{"op":', 'REF-JSON-01'],
    ['a list', '[1]', 'REF-JSON-02'],
    ['null', 'null', 'REF-JSON-02'],
    ['a prototype', '{"op":"new","game":"pebbles","options":{"__proto__":{"x":1}}}', 'REF-JSON-04'],
    ['depth', `{"op":"restore","match":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'REF-JSON-03'],
    ['infinity', '{"op":"count","depth":1e999}', 'REF-FIELD-01'],
  ];

  test.each(lines)('a line of %s', (_what, text, clause) => {
    const referee = opened();
    expect(referee.line(text)).toMatchObject({ ok: false, clause });
    expect(referee.ask({ op: 'hash' })).toMatchObject({ ok: true, length: 0 });
  });

  test('every operation on a match is refused before there is one', () => {
    const needs = {
      play: { seat: 'red', command: 'roll' },
      view: { seat: 'red' },
      ask: { what: 'left' },
      count: { depth: 1 },
      odds: { command: 'roll' },
      rolls: { command: 'roll' },
    };
    for (const op of OP_NAMES.filter((name) => !['games', 'new', 'load', 'restore'].includes(name))) {
      const request = { op, ...(needs as Record<string, object>)[op] };
      expect(refereeOfPebbles().ask(request)).toMatchObject({ ok: false, reason: 'no-match' });
    }
  });

  test('a match that the rules stumble over is not put on the table', () => {
    const referee = opened();
    const { match } = referee.ask({ op: 'save' }) as unknown as { match: object };
    const start = { state: {}, stack: [{ step: 'pebbles/turn', memory: {} }], drawn: 0 };
    expect(referee.ask({ op: 'restore', match: { ...match, start } })).toMatchObject({ ok: false });
    expect(referee.ask({ op: 'restore', match: { ...match, start: { ...start, stack: [] } } })).toMatchObject({
      ok: false,
    });
    expect(referee.ask({ op: 'save' })).toEqual({ ok: true, match });
  });

  test('in the language that was asked for', () => {
    const referee = refereeOfPebbles('fr');
    expect(referee.ask({ op: 'hash' }).sentence).toBe(
      'Aucune partie n’est ouverte : commencez-en une par new, load ou restore. (REF-MATCH-01)',
    );
    expect(referee.ask(NEW)).toMatchObject({ decision: { sentence: 'Prenez un à trois cailloux, ou lancez le dé.' } });
  });
});
