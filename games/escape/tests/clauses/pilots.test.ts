/** Pilots, Robots and Possession. Clauses ES-ABIL-47 to 51, ES-ABIL-55; ES-RULE-55, 56; ES-EX-08. */
import { expect, test } from 'vitest';
import { ABILITIES } from '../../rules/abilities.ts';
import { PROFILES } from '../../rules/profiles.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

const HALL = `
  +-+-+-+-+-+-+
  |P R . . . D|
  + + + + + + +
  |. . . . . .|
  +-+-+-+-+-+-+
  ${line()}
  airlocks: 1 a1 a2, 2 f1 f2
`;

/** Binding before the first turn. A Crate that waits to be placed stops the set-up after it. */
const binding = (lines: string, dice: number[] = []) =>
  table(`${HALL}\nturn: 0 of 6\n${lines}\nmarker crate nowhere\nat: bind-robots`, { dice });

test('ES-ABIL-47 at the start Robots may be bound to a Pilot', () => {
  const t = binding(`unit pilot waiting pilot rank 2
    unit robot waiting robot rank 1
    unit bob waiting`).waitingFor('resistance', 'bind-robots');
  expect(t.legal()).toEqual(['alone', 'bind pilot']);
  expect(t.try('bind bob')).toBeRefused({ clause: 'ES-ABIL-47', reason: 'no-such-ability' });
  t.dice(6, 1).play('bind pilot');
  expect(t.state.units[1]?.pilot).toBe(0);
  const alone = binding('unit pilot waiting pilot\nunit robot waiting robot rank 1').dice(6, 1).play('alone');
  expect(alone.state.units[1]?.pilot).toBe(-1); // it is a right, no duty
});

test('ES-ABIL-47 a Robot is bound to an ally with Pilot, not to an enemy and not to itself', () => {
  const t = binding(`unit pilot waiting pilot rank 4
    unit both waiting robot pilot rank 1
    unit drone waiting black pilot rank 4`);
  expect(t.try('bind drone')).toBeRefused({ clause: 'ES-ABIL-47', reason: 'not-an-ally' });
  expect(t.try('bind both')).toBeRefused({ clause: 'ES-ABIL-47', reason: 'not-its-own-pilot' });
  expect(t.try('bind pilot')).toBeAccepted();
  t.dice(6, 1).play('alone');
});

test('ES-ABIL-48 the ranks of the Robots of one Pilot may not add up to more than its own rank', () => {
  const t = binding(`unit pilot waiting pilot rank 2
    unit other waiting pilot rank 4
    unit robot waiting robot rank 2
    unit second waiting robot rank 1`).play('bind pilot');
  expect(t.try('bind pilot')).toBeRefused({ clause: 'ES-ABIL-48', reason: 'ranks-above-the-pilots' });
  expect(t.try('bind other')).toBeAccepted();
  t.dice(6, 1).play('bind other');
});

test('ES-EX-08 a Pilot of rank 2 takes two Robots of rank 1 or one of rank 2', () => {
  const two = binding(`unit pilot waiting pilot rank 2
    unit one waiting robot rank 1
    unit two waiting robot rank 1
    unit three waiting robot rank 1`)
    .dice(6, 1)
    .play('bind pilot', 'bind pilot');
  expect(two.state.units.map(({ pilot }) => pilot)).toEqual([-1, 0, 0, -1]);
  const one = binding('unit pilot waiting pilot rank 2\nunit big waiting robot rank 2').dice(6, 1).play('bind pilot');
  expect(one.state.units[1]?.pilot).toBe(0);
  const three = binding(
    'unit pilot waiting pilot rank 2\nunit huge waiting robot rank 3\nunit small waiting robot rank 1',
  );
  expect(three.state.units[1]?.pilot).toBe(-1); // rank 3 is too much: nothing to ask
});

const driving = (robot = '', pilot = '', lines = '') =>
  table(`${HALL}
    turn: 2 of 6
    active: robot
    unit pilot P pilot mvt 3 cbt 2 ${pilot}
    unit robot R robot rank 1 mvt 1 cbt 1 bound-to pilot ${robot}
    unit drone D black life 9 cbt 1
    ${lines}`);

test('ES-ABIL-50 during its activation a Robot may use the actions of its Pilot on the board', () => {
  const t = driving().play('c2', 'pilot: d2', 'pilot: e2');
  expect(t.unit('robot')).toMatchObject({ cell: 'e2', left: { mvt: 0 } });
  const own = driving().play('c2');
  expect(own.try('d2')).toBeRefused({ clause: 'ES-MOVE-01', reason: 'no-action-left' });
  const away = table(
    `${HALL}\nunit robot R robot bound-to pilot mvt 0/1\nunit pilot waiting pilot\nunit drone D black`,
  );
  expect(away.try('pilot: c2')).toBeRefused({ clause: 'ES-ABIL-50', reason: 'no-pilot' });
});

test('ES-ABIL-51 such an action counts against the Pilot, who cannot use it any more this turn', () => {
  const t = driving().play('pilot: c2', 'pilot: d2', 'pilot: e2');
  expect(t.unit('pilot').left.mvt).toBe(0);
  expect(t.unit('robot').left.mvt).toBe(1);
  expect(t.try('pilot: d2')).toBeRefused({ clause: 'ES-MOVE-01', reason: 'no-action-left' });
  t.play('end', 'end').waitingFor('resistance', 'activation'); // the drone, then the Pilot
  expect(t.try('a1')).toBeRefused({ clause: 'ES-MOVE-01', reason: 'no-action-left' });
});

test('ES-RULE-55 a Robot rolls with its own values, uses a Pilot that was activated, and acts alone without one', () => {
  const t = driving('cbt 3', 'cbt 1 activated', 'option: diagonalDistance two').play('c2', 'pilot: d2', 'pilot: e2');
  t.dice(1).play('pilot: melee drone', 'pass');
  expect(t.unit('drone').life).toBe(6); // 1 + 3 - 1: its own Cbt
  expect(t.unit('pilot').left.cbt).toBe(0);
  const alone = table(`${HALL}\nunit robot R robot mvt 2\nunit drone D black`).play('c2');
  expect(alone.unit('robot').cell).toBe('c2');
});

test('ES-RULE-55 a passive Robot dodges with its own pool only', () => {
  const t = table(`${HALL}
    active: drone
    unit pilot P pilot cbt 2
    unit robot R robot rank 1 cbt 0/1 bound-to pilot
    unit drone c2 black cbt 2`);
  t.dice(1).play('melee robot'); // nothing is asked: its own Combat action is spent
  expect(t.unit('pilot').left.cbt).toBe(2);
  expect(t.unit('robot').life).toBe(3); // 1 + 2 - 1
});

const possessing = (lines: string, initiative = 'resistance') =>
  table(`${HALL}\nturn: 2 of 6\ninitiative: ${initiative}\n${lines}\nat: possession`);

test('ES-ABIL-49 Possession: at the start of the turn an ally on the board becomes its Robot until the end of it', () => {
  const t = possessing(`unit medium P possession rank 3 mvt 4
    unit bob R mvt 1
    unit late out
    unit drone D black`).waitingFor('resistance', 'possession');
  expect(t.legal()).toEqual(['pass', 'possess bob']);
  expect(t.try('possess late')).toBeRefused({ clause: 'ES-ABIL-49', reason: 'not-on-the-board' });
  expect(t.try('possess drone')).toBeRefused({ clause: 'ES-ABIL-49', reason: 'not-an-ally' });
  t.dice(6, 1).play('possess bob').waitingFor('resistance', 'choose-first'); // before the Initiative roll
  t.dice(3, 4).play('first resistance', 'activate bob', 'c2', 'pilot: d2');
  expect(t.unit('medium').left.mvt).toBe(3);
  t.play('end', 'end').dice(6, 1).play('end', 'pass'); // the next turn asks again
  expect(t.state.units[1]?.possessor).toBe(-1);
});

test('ES-RULE-56 one ally per possessor, the rank limit of a Pilot holds, unless the option says no', () => {
  const lines = `unit medium P possession rank 2
    unit bob R rank 3
    unit carl c2 rank 2
    unit drone D black`;
  const t = possessing(lines);
  expect(t.try('possess bob')).toBeRefused({ clause: 'ES-RULE-56', reason: 'ranks-above-the-pilots' });
  expect(t.try('possess carl')).toBeAccepted();
  expect(possessing(`option: possessionRankLimit no\n${lines}`).try('possess bob')).toBeAccepted();
  const two = possessing(`unit medium P possession rank 3
    unit seer R possession rank 3
    unit carl c2 rank 2`).play('possess carl');
  expect(two.try('possess carl')).toBeRefused({ clause: 'ES-ABIL-49', reason: 'already-possessed' });
  two.dice(6, 1).play('possess medium');
});

test('ES-RULE-56 the side that held the Initiative last names first', () => {
  const lines = `unit drone D black possession rank 3
    unit eye e2 green rank 1
    unit medium P possession rank 3
    unit bob R rank 1`;
  possessing(lines, 'resistance').waitingFor('resistance', 'possession').play('pass').waitingFor('isc', 'possession');
  possessing(lines, 'isc').waitingFor('isc', 'possession').play('pass').waitingFor('resistance', 'possession');
});

test('ES-RULE-56 the ally counts as a Robot: a Mechanic repairs it, a Medic does not heal it', () => {
  const helped = (healer: string, possessed: string) =>
    table(`${HALL}
      unit healer P ${healer}
      unit bob R life 2/5 ${possessed}
      unit medium c2 possession rank 3`);
  expect(helped('mechanic 2', '').try('repair bob')).toBeRefused();
  expect(helped('mechanic 2', 'possessed-by medium').try('repair bob')).toBeAccepted();
  expect(helped('medic 2', '').try('heal bob')).toBeAccepted();
  expect(helped('medic 2', 'possessed-by medium').try('heal bob')).toBeRefused();
});

test('ES-RULE-41 under Disconnection nobody of the ISC lends actions', () => {
  const lent = (event: number) =>
    table(`${HALL}
      event: ${event}
      unit robot R black mvt 0/4 possessed-by medium
      unit medium P green possession rank 3
      unit alice D own`).try('pilot: c2');
  expect(lent(7)).toBeAccepted();
  expect(lent(12)).toBeRefused({ clause: 'ES-ABIL-50', reason: 'no-pilot' });
});

test('ES-ABIL-55 players should know the abilities: every one of the 27 is on some card', () => {
  expect(ABILITIES.length).toBe(27);
  for (const ability of ABILITIES) {
    expect(
      PROFILES.some((card) => (card.abilities[ability] ?? 0) > 0),
      ability,
    ).toBe(true);
  }
});
