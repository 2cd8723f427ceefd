/** Hidden tokens on their way. Clauses ES-TOKEN-01 to 05, ES-REPR-04, ES-AI-06; ES-RULE-71 to 73, ES-RULE-78, ES-RULE-97; ES-DX-21. */
import { expect, test } from 'vitest';
import { iscActs, token, wayOf } from '../coop.ts';

/** A long corridor; the rebel sits at its end behind a closed door and sees nobody. */
const CORRIDOR = `
  +-+-+-+-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . . .dR|
  +-+-+-+-+-+-+-+-+-+-+-+-+
  unit rebel R`;

test('ES-TOKEN-01 a token goes towards the nearest rebel with all its Movement actions and opens the doors in its way', () => {
  const t = iscActs(`
    +-+-+-+-+-+-+-+-+-+-+-+-+
    |. . . .d. . . . . . .dR|
    +-+-+-+-+-+-+-+-+-+-+-+-+
    unit rebel R
    token 1 blue 1/1 b1`);
  expect(token(t, 1)).toBe('g1'); // five cells and a door
  expect(t.door('d1e')).toBe('open');
});

test('ES-TOKEN-01 locks do not stop it (ES-CISC-01)', () => {
  const t = iscActs(`
    +-+-+-+-+-+-+-+-+-+-+-+-+
    |. . . .7. . . . . . .dR|
    +-+-+-+-+-+-+-+-+-+-+-+-+
    unit rebel R
    token 1 black 1/1 b1`);
  expect(t.door('d1e')).toBe('open locked');
  expect(token(t, 1)).toBe('g1');
});

test('ES-TOKEN-02 Green tokens never open doors', () => {
  const green = (option: string) =>
    iscActs(`
    +-+-+-+-+-+-+-+-+-+-+-+-+
    |. . . .d. . . . . . .dR|
    +-+-+-+-+-+-+-+-+-+-+-+-+
    unit rebel R
    token 1 green 1/1 b1
    ${option}`);
  const t = green('');
  expect(token(t, 1)).toBe('h1'); // through the closed door, which costs it nothing
  expect(t.door('d1e')).toBe('closed');
  const plain = green('option: tokenGifts none'); // no gift, and no way without opening
  expect(token(plain, 1)).toBe('b1');
  expect(plain.door('d1e')).toBe('closed');
});

test('ES-TOKEN-03 of several equally near the Leader chooses', () => {
  const t = iscActs(`
    +-+-+-+-+-+-+-+-+-+-+-+
    |Ad. . . . . . . . .dB|
    +-+-+-+-+-+-+-+-+-+-+-+
    seats: p1 p2
    leader: p2
    unit anna A seat p1
    unit bert B seat p1
    token 1 blue 1/1 f1`).waitingFor('p2', 'move-token');
  expect(t.legal()).toEqual(['goal anna', 'goal bert']);
  expect(t.try('step e1')).toBeRefused({ clause: 'ES-TOKEN-03' });
  t.play('goal bert');
  expect(wayOf(t, 'token-moved')).toEqual(['g1', 'h1', 'i1', 'j1']);
});

test('ES-TOKEN-04 tokens do not occupy cells and pass through each other', () => {
  const t = iscActs(`${CORRIDOR}
    token 1 black 1/1 a1
    token 2 blue 1/1 c1`);
  expect(wayOf(t, 'token-moved').slice(0, 6)).toEqual(['b1', 'c1', 'd1', 'e1', 'f1', 'g1']);
  expect(token(t, 1)).toBe('g1');
});

test('ES-TOKEN-05 a token may not stop on the cell of another and goes back', () => {
  const t = iscActs(`${CORRIDOR}
    token 1 black 1/1 a1
    token 2 blue 1/1 g1
    unit wall h1 blue mvt 0`);
  expect(token(t, 1)).toBe('f1');
});

test('ES-DX-21 with exactly enough Movement to end on a token it ends on the last cell of its way without one', () => {
  const t = iscActs(`${CORRIDOR}
    token 1 black 1/1 a1
    token 2 blue 1/1 f1
    token 3 blue 1/1 g1
    unit wall h1 blue mvt 0`);
  expect(token(t, 1)).toBe('e1'); // six cells lead to g1, and f1 is taken as well
});

test('ES-RULE-71 every token has six Movement actions; Black ones step diagonally, Green ones pass walls, Blue ones do neither', () => {
  const hall = (colour: string, option = '') =>
    iscActs(`
    +-+-+-+-+-+-+-+-+-+
    |. . . . . . . . .|
    + + + + + + + +-+-+
    |. . . . . . . .dR|
    + + + + + + + +-+-+
    |. . . . . . . . .|
    + + + + + + + + + +
    |. . .|. . . . . .|
    +-+-+-+-+-+-+-+-+-+
    unit rebel R
    token 1 ${colour} 1/1 b1
    ${option}`);
  // to i3: seven columns and two rows
  expect(token(hall('black'), 1)).toBe('h3'); // two of its six steps are diagonal
  expect(token(hall('green'), 1)).toBe('f3');
  expect(wayOf(hall('green'), 'token-moved')).toHaveLength(6);
  const blue = hall('blue');
  expect(wayOf(blue, 'token-moved')).toHaveLength(6);
  expect(wayOf(blue, 'token-moved')).toEqual(wayOf(hall('black', 'option: tokenGifts none'), 'token-moved'));
});

const GATE = (rest: string, chances?: Parameters<typeof iscActs>[1]) =>
  iscActs(
    `
    +-+-+-+-+-+-+-+-+-+-+-+-+
    |. . . . . . . . . . .dR|
    +-+-+-+-+-+-+-+-+-+-+-+-+
    airlocks: 1 a1 b1, 2 e1 f1
    unit rebel R
    ${rest}`,
    chances,
  );

test('ES-REPR-04 tokens enter through the Airlock on their own card', () => {
  const t = GATE('drawn cards: x/2/blue/1 y/1/black/1\nblue pile: 1/1/1\nblack pile: 2/1/1', { picks: [0, 0] });
  expect(wayOf(t, 'token-moved').slice(0, 1)).toEqual(['b1']); // Black comes first, by Airlock 1
  expect(token(t, 2)).toBe('g1');
  expect(token(t, 1)).toBe('k1');
});

test('ES-AI-06 the number of tokens on the card is drawn at random from the pile of its colour', () => {
  const t = GATE('drawn cards: x/1/blue/2\nblue pile: 1/1/1 2/1/2 3/1/3\ngreen pile: 9/1/1', { picks: [2, 0] });
  expect(t.state.repression?.tokens).toMatchObject([{ bots: 3 }, { bots: 1 }]);
  expect(t.state.repression?.piles.blue).toMatchObject([{ bots: 2 }]);
  expect(t.state.repression?.piles.green).toHaveLength(1);
});

test('ES-AI-06 the number of a token never tells what it is', () => {
  const first = GATE('drawn cards: x/1/blue/1\nblue pile: 1/1/1 2/1/2 3/1/3', { picks: [2] });
  const second = GATE('drawn cards: x/1/blue/1\nblue pile: 1/1/1 2/1/2 3/1/3', { picks: [0] });
  const numbers = (t: typeof first) => t.state.repression?.tokens.map(({ id }) => id);
  expect(numbers(first)).toEqual([1]);
  expect(numbers(second)).toEqual([1]);
  expect(first.state.repression?.tokens[0]?.bots).toBe(3);
  expect(first.state.repression?.piles.blue.map(({ id }) => id).sort()).toEqual([2, 3]);
  expect(first.view('p1')).toEqual(second.view('p1'));
});

test('ES-RULE-72 a token enters with its first Movement action on the cell nearer to its goal, and goes on with the other five', () => {
  const t = GATE('token 1 blue 1/1 airlock 1');
  expect(wayOf(t, 'token-moved')).toEqual(['b1', 'c1', 'd1', 'e1', 'f1', 'g1']);
});

test('ES-RULE-72 not on a cell with a character or a fire; if both are barred it waits outside and tries again', () => {
  const barred = (rest: string) => GATE(`token 1 blue 1/1 airlock 2\n${rest}`);
  expect(token(barred('burns: f1'), 1)).toBe('e1'); // in by e1, and no further
  expect(token(barred('unit wall f1 green mvt 0'), 1)).toBe('e1');
  const t = barred('burns: e1\nunit wall f1 green mvt 0');
  expect(token(t, 1)).toBe('outside');
  expect(t.events()).not.toContain('token-moved');
});

test('ES-RULE-72 rebels near the Airlock do not bar it', () => {
  const t = iscActs(`
    +-+-+-+-+-+-+
    |R|. . . . .|
    +-+-+-+-+-+-+
    airlocks: 1 b1 c1
    unit rebel R
    unit other f1
    token 1 green 1/1 airlock 1`);
  expect(t.events()).toContain('token-revealed'); // it came in, right before the other's eyes
});

test('ES-RULE-72 a pile that lacks tokens gives what it has', () => {
  const t = GATE('drawn cards: x/1/blue/2 y/2/blue/2\nblue pile: 1/1/1 2/1/2 3/1/3', { picks: [0, 0, 0] });
  expect(t.state.repression?.tokens).toHaveLength(3);
  expect(t.state.repression?.tokens.map(({ airlock }) => airlock)).toEqual([1, 1, 2]);
});

test('ES-RULE-72 of two cells equally near the Leader chooses, where the table wants it', () => {
  const gate = (option: string) =>
    iscActs(`
    +-+-+-+-+-+-+-+-+-+
    |. . . . . . . . .|
    + + + + + + + + + +
    |. . . . . . . .dR|
    + + + + + + + + + +
    |. . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+
    airlocks: 1 a1 a3
    unit rebel R
    token 1 blue 1/1 airlock 1
    ${option}`);
  const asked = gate('option: routeTies leader').waitingFor('p1', 'move-token');
  expect(asked.legal()).toEqual(['step a1', 'step a3']);
  gate('').waitingFor(undefined);
});

test('ES-RULE-78 an Airlock that is shut holds back the tokens that wait there', () => {
  expect(token(GATE('token 1 blue 1/1 airlock 2\nshut airlock: 2'), 1)).toBe('outside');
  expect(token(GATE('token 1 blue 1/1 airlock 2\nshut airlock: 1'), 1)).toBe('k1');
});

test('ES-RULE-73 at worst it rests where it began, or back outside its Airlock', () => {
  const t = GATE(`
    token 1 blue 1/1 a1
    token 2 green 1/1 b1
    unit wall c1 green mvt 0
    option: tokenGifts none`);
  expect(token(t, 1)).toBe('a1'); // one step is free, and another token lies there
  const out = GATE(`
    token 1 black 1/1 airlock 2
    token 2 green 1/1 f1
    unit wall g1 green mvt 0
    option: tokenGifts none`);
  expect(token(out, 1)).toBe('outside');
  expect(out.events('token-turned-back')).toEqual([{ token: 1, airlock: 2 }]);
});

test('ES-RULE-73 tokens never enter cells with characters, and hide nobody', () => {
  const t = GATE('token 1 blue 1/1 c1\nunit wall e1 green mvt 0');
  expect(token(t, 1)).toBe('d1');
});

test('ES-RULE-73 characters of both sides may enter the cell of a token', () => {
  const t = GATE('token 1 green 3/0 d1\nunit drone b1 black mvt 2\nshut airlock: 1');
  expect(t.unit('drone').cell).toBe('d1'); // Black acts before the token does
});

test('ES-RULE-97 a token moves by actions too: there is a window after each, the Leader first', () => {
  const t = GATE('seats: p1 p2\nleader: p2\nanthem: p1 1, p2 1\ntoken 1 blue 1/1 airlock 1').waitingFor(
    'p2',
    'extra-actions',
  );
  expect(token(t, 1)).toBe('b1');
  t.play('pass').waitingFor('p1', 'extra-actions').play('pass').waitingFor('p2', 'extra-actions');
  expect(token(t, 1)).toBe('c1');
});

test('ES-RULE-66 if its goal leaves the board a token looks for another and keeps the actions it has', () => {
  const t = iscActs(`
    +-+-+-+-+-+-+-+-+-+-+-+
    |Ad. . . . . . . . .dB|
    +-+-+-+-+-+-+-+-+-+-+-+
    airlocks: 1 k1 k1
    scenario: ${JSON.stringify({
      id: 'tried',
      source: 'original',
      mode: 'cooperation',
      board: 'none',
      turns: 6,
      crates: 0,
      equipment: 0,
      deployment: { resistance: { by: 'entry', airlocks: [1] } },
      exits: { resistance: [1] },
      victory: { resistance: { is: 'escaped', count: 20 } },
      recruitment: { squads: { resistance: ['alice'] } },
    })}
    anthem: p1 1
    unit anna A
    unit bert B insignificant
    token 1 blue 1/1 g1`).waitingFor('p1', 'extra-actions');
  expect(token(t, 1)).toBe('h1');
  t.play('anthem bert: exit');
  expect(token(t, 1)).toBe('c1'); // five actions are left
});
