/** The events of Cooperation, row by row. Clauses ES-CEVENT; ES-RULE-77 to 79, ES-RULE-81. */
import type { Step } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { applyCoopEvent, rollCoopEvent } from '../../rules/coop/event.ts';
import { titleOfEvent } from '../../rules/turn/event-titles.ts';
import type { EscapeState } from '../../rules/types.ts';
import { at, token } from '../coop.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

type Alone = Step<EscapeState, object, never>;

const HALL = `
  +-+-+-+-+-+-+-+-+
  |A B .d. .7.6.|.|
  +-+-+-+-+-+-+-+-+
  airlocks: 1 h1 g1, 5 d1 e1`;

/** The row takes effect. */
const row = (number: number, rest = '', chances: Parameters<typeof at>[3] = {}) =>
  at(
    applyCoopEvent as Alone,
    {},
    `${HALL}
    seats: p1 p2
    unit anna A seat p1
    unit bert B seat p2
    event: ${number}
    ${rest}`,
    chances,
  );

/** The same in the sequence of play, to be followed by the activation of the Resistance. */
const inPlay = (number: number, rest = '', chances: Parameters<typeof at>[3] = {}) =>
  table(
    `mode: cooperation
    ${HALL}
    seats: p1 p2
    turn: 2 of 9
    unit anna A seat p1
    unit bert B seat p2
    active: nobody
    event: ${number}
    at: apply-coop-event
    ${rest}`,
    chances,
  );

test('ES-CEVENT-01 the Leader rolls two dice, and their sum names the row for the rest of the turn', () => {
  const t = at(
    rollCoopEvent as Alone,
    {},
    `${HALL}
    seats: p1 p2
    leader: p2
    anthem: p1 2, p2 2
    unit anna A seat p1
    unit bert B seat p2`,
    { dice: [4, 5] },
  );
  expect(t.state.event).toBe(9);
  expect(t.events('dice-rolled')).toMatchObject([
    {
      dice: [
        { seat: 'p2', face: 4 },
        { seat: 'p2', face: 5 },
      ],
    },
  ]);
  expect(t.events('event-began')).toEqual([{ row: 9, title: 'short-circuit' }]);
  expect(t.outcome).toBeDefined(); // no marker rerolls it, and nobody is asked
});

test('ES-CEVENT-01 Anticipation of a Resistance character changes the result; one of the ISC does not', () => {
  const t = at(
    rollCoopEvent as Alone,
    {},
    `${HALL}
    unit anna A anticipation int 1
    unit bert B
    unit black-tengu g1`,
    { dice: [4, 5] },
  ).waitingFor('p1', 'anticipation');
  expect(t.legal()).toEqual(['pass', 'anticipate anna 1', 'anticipate anna -1']);
  t.play('anticipate anna -1');
  expect(t.state.event).toBe(8);
  expect(t.outcome).toBeDefined();
});

test('ES-CEVENT-02 Automatic Repression: one more card is drawn', () => {
  const t = row(2, 'cards: x/1/blue/1 y/1/blue/1\ndrawn cards: w/1/black/1\nturn: 3 of 9');
  expect(t.state.repression?.drawn.map(({ id }) => id)).toEqual(['w', 'x']);
  expect(t.state.lastTurn).toBe(9);
  expect(row(3, 'cards: x/1/blue/1', { picks: [0] }).state.repression?.drawn).toEqual([]);
});

test('ES-RULE-78 the last card drawn by Automatic Repression makes this turn the last one', () => {
  expect(row(2, 'cards: x/1/blue/1\nturn: 3 of 9').state.lastTurn).toBe(3);
  expect(row(2, 'turn: 3 of 9').state.lastTurn).toBe(9); // no card, no change
});

test('ES-CEVENT-03 Hidden Trap: a random Resistance character cannot be activated this turn', () => {
  const t = inPlay(3, '', { picks: [1] }).waitingFor('p1', 'activate-rebels');
  expect(t.legal()).toEqual(['activate anna', 'stop']);
  expect(t.try('activate bert')).toBeRefused({ clause: 'ES-CEVENT-03', reason: 'is-trapped' });
  t.dice(3, 4).play('stop');
  expect(t.legal()).toEqual(['activate anna', 'activate bert', 'stop']); // the next turn it is free
});

test('ES-CEVENT-04 a trapped character defends itself like any passive one', () => {
  const t = inPlay(3, 'unit drone c1 black cbt 1', { picks: [1] })
    .play('stop')
    .waitingFor('p2', 'attack');
  expect(t.legal()).toEqual(['pass', 'dodge']);
  t.dice(1, 6, 3, 4).play('dodge');
});

test('ES-RULE-55 a trapped Pilot still lends its actions', () => {
  const t = inPlay(3, 'unit freedom c1 seat p1 mvt 0/4 bound-to pete\nunit pete g1 pilot mvt 4 seat p2', {
    picks: [3],
  });
  expect(t.try('activate pete')).toBeRefused({ clause: 'ES-CEVENT-03' });
  t.play('activate freedom', 'pilot: open c1e');
  expect(t.unit('pete').left.mvt).toBe(3);
});

test('ES-RULE-77 Hidden Trap: all who are not out of combat and not gone are drawn alike, also who waits outside', () => {
  const trapped = (pick: number) =>
    row(3, 'unit carl waiting\nunit dora out\nunit emil gone\nunit drone g1 black', { picks: [pick] }).state.trapped;
  expect([0, 1, 2].map(trapped)).toEqual([0, 1, 2]);
  expect(() => trapped(3)).toThrow('there are 3');
});

test('ES-RULE-77 who is trapped outside enters in a later turn', () => {
  const enter = line({ mode: 'cooperation', deployment: { resistance: { by: 'entry', airlocks: [1] } } });
  const t = inPlay(3, `${enter}\nunit carl waiting seat p1`, { picks: [2] });
  expect(t.try('activate carl')).toBeRefused({ clause: 'ES-CEVENT-03' });
  t.dice(3, 4).play('stop');
  expect(t.try('activate carl')).toBeAccepted();
});

test('ES-CEVENT-05 Network Overload: a random hacked door is locked and closed again, and must be hacked anew', () => {
  const t = row(4, 'doors: c1e open, e1e open hacked, f1e hacked', { picks: [0] });
  expect([t.door('c1e'), t.door('e1e'), t.door('f1e')]).toEqual(['open', 'closed locked', 'closed hacked']);
});

test('ES-RULE-77 Network Overload: hacked doors are drawn alike, open or closed; others are not', () => {
  const doors = 'doors: c1e open, e1e open hacked, f1e hacked';
  expect(row(4, doors, { picks: [1] }).door('f1e')).toBe('closed locked');
  expect(() => row(4, doors, { picks: [2] })).toThrow('there are 2');
});

test('ES-CEVENT-06 Fire Alarm: every Resistance character on the board loses a Movement action', () => {
  const t = row(5, 'unit carl waiting\nunit dora c1 mvt 0/4\nunit drone g1 black');
  expect(['anna', 'bert', 'carl', 'dora', 'drone'].map((id) => t.unit(id).left.mvt)).toEqual([3, 3, 4, 0, 4]);
  expect(t.unit('dora').lost.mvt).toBe(0); // who has none left loses none
});

test('ES-CEVENT-07 Surveillance Camera: the Leader chooses a token on the board, and it is revealed', () => {
  const t = row(6, 'leader: p2\ntoken 1 blue 1/1 e1\ntoken 2 green 1/2 g1\ntoken 3 blue 1/1 airlock 1');
  expect(t.waitingFor('p2', 'camera').legal()).toEqual(['show 1', 'show 2']);
  expect(t.try('show 3')).toBeRefused({ clause: 'ES-CEVENT-07', reason: 'no-such-token' });
  t.play('show 2');
  expect(t.unit('wormbot-1').cell).toBe('g1');
  expect([token(t, 1), token(t, 2)]).toEqual(['e1', undefined]);
});

test('ES-CEVENT-08 Nothing to Report', () => {
  const t = row(7, 'cards: x/1/blue/1\ntoken 1 blue 1/1 e1\ndoors: e1e open hacked');
  expect(t.events()).toEqual([]);
});

test('ES-CEVENT-11 Short Circuit: doors do not close this turn', () => {
  const doors = (event: number) => inPlay(event, 'doors: c1e open').dice(3, 4).play('stop').door('c1e');
  expect(doors(9)).toBe('open');
  expect(doors(7)).toBe('closed');
});

test('ES-CEVENT-12 Blackout: the players choose a room in which nobody fights this turn', () => {
  const t = row(10, 'leader: p2').waitingFor('p2', 'blackout');
  expect(t.try('darken #9')).toBeRefused({ clause: 'ES-CEVENT-12', reason: 'no-such-room' });
  t.play(t.legal()[0] ?? '');
  expect(t.state.darkRoom).toBe(0);
  const dark = table(`mode: cooperation
    ${HALL}
    unit anna A
    unit drone B black
    dark room: 6`);
  expect(dark.try('melee drone')).toBeRefused({ clause: 'ES-CEVENT-12', reason: 'room-is-dark' });
});

test('ES-CEVENT-13 Heroism: the players gain a Revolution marker at once', () => {
  const t = row(11, 'leader: p2').waitingFor('p2', 'heroism');
  t.play('award p1');
  expect(t.state.anthem.p1).toBe(1);
});

test('ES-RULE-81 the marker goes to a player whom the Leader names; a lone player has no choice', () => {
  const t = row(11, 'leader: p2');
  expect(t.legal()).toEqual(['award p1', 'award p2']);
  expect(t.try('award p3')).toBeRefused({ clause: 'ES-CEVENT-13', reason: 'no-such-player' });
  const alone = at(applyCoopEvent as Alone, {}, `${HALL}\nunit anna A\nunit bert B\nevent: 11`);
  expect(alone.state.anthem.p1).toBe(1);
});

test('ES-RULE-81 where the players choose, the Leader speaks for them', () => {
  row(6, 'leader: p2\ntoken 1 blue 1/1 e1\ntoken 2 blue 1/1 g1').waitingFor('p2', 'camera');
  row(10, 'leader: p2').waitingFor('p2', 'blackout');
  row(12, 'leader: p2').waitingFor('p2', 'active-lockdown');
});

test('ES-CEVENT-14 Active Lockdown: nobody enters by the Airlock that the players choose, until the end of the turn', () => {
  const enter = line({ mode: 'cooperation', deployment: { resistance: { by: 'entry', airlocks: [1] } } });
  const t = inPlay(12, `${enter}\nunit carl waiting seat p1`).waitingFor('p1', 'active-lockdown');
  expect(t.legal()).toEqual(['shut 1', 'shut 5']); // the central one too (ES-RULE-78)
  expect(t.try('shut 3')).toBeRefused({ clause: 'ES-CEVENT-14', reason: 'no-such-airlock' });
  t.play('shut 1');
  expect(t.try('activate carl')).toBeRefused({ clause: 'ES-RULE-29', reason: 'no-airlock-to-enter' });
  t.dice(3, 4).play('stop');
  expect(t.try('activate carl')).toBeAccepted();
});

test('ES-CEVENT-15 the cards of this turn that show the Airlock are discarded', () => {
  const t = row(12, 'drawn cards: x/1/blue/1 y/5/blue/1 w/1/green/2\ncards: v/1/blue/1').play('shut 1');
  expect(t.state.repression?.drawn.map(({ id }) => id)).toEqual(['y']);
  expect(t.state.repression?.pile).toHaveLength(1); // only those that were drawn
});

test('ES-RULE-79 an event without a subject has no effect', () => {
  for (const number of [3, 4, 6]) {
    const t = at(applyCoopEvent as Alone, {}, `${HALL.replace('A B', '. .')}\nunit drone g1 black\nevent: ${number}`);
    expect(t.events()).toEqual([]);
    expect(t.outcome).toBeDefined();
  }
});

test('ES-CEVENT-01 every row has its name', () => {
  const titles = Array.from({ length: 11 }, (_, i) => titleOfEvent('cooperation', i + 2));
  expect(new Set(titles).size).toBe(11);
  expect(titles).not.toContain('');
});
