/** Profiles and what their values do. Clauses ES-STAT, ES-LIFE-01; ES-RULE-84. */
import { expect, test } from 'vitest';
import { CHARACTERS } from '../../content/characters.ts';
import { ABILITIES } from '../../rules/abilities.ts';
import { firewallHolds } from '../../rules/firewall.ts';
import { mayUse } from '../../rules/markers.ts';
import { revolutionTurns } from '../../rules/sequence.ts';
import { POOLS } from '../../rules/types.ts';
import { value } from '../../rules/units.ts';
import en from '../../text/en.json' with { type: 'json' };
import { table } from '../kit.ts';

const names: Readonly<Record<string, string | undefined>> = en;

test('ES-STAT-01 every card has three values, at least one ability, a life gauge and a rank', () => {
  expect(CHARACTERS.length).toBeGreaterThanOrEqual(8);
  for (const { id, values, abilities, life, rank } of CHARACTERS) {
    for (const pool of POOLS) expect(values[pool], id).toBeGreaterThanOrEqual(0);
    expect(Object.keys(abilities).length, id).toBeGreaterThanOrEqual(1);
    expect(
      Object.keys(abilities).every((ability) => (ABILITIES as readonly string[]).includes(ability)),
      id,
    ).toBe(true);
    expect(life, id).toBeGreaterThanOrEqual(1);
    expect([1, 2, 3, 4], id).toContain(rank);
  }
});

test('ES-STAT-02 every card has a name and a faction', () => {
  for (const { id, faction } of CHARACTERS) {
    expect(['resistance', 'isc'], id).toContain(faction);
    expect(names[`name.${id}`], id).toBeDefined();
  }
});

const DUEL = `
  +-+-+-+
  |A M .|
  +-+-+-+
  unit anna A mvt 4 cbt 3 int 2
  unit mole M isc cbt 2 life 9`;

test('ES-STAT-03 Movement is spent on moves', () => {
  const t = table(DUEL.replace('A M .', 'A . M')).play('b1');
  expect(t.unit('anna').left).toEqual({ mvt: 3, cbt: 3, int: 2 });
});

test('ES-STAT-04 Combat is spent on melee attacks, ranged attacks and dodges', () => {
  const t = table(DUEL.replace('cbt 3', 'cbt 3 tesla-rifle'));
  t.dice(3, 3).play('melee mole', 'dodge');
  expect(t.unit('anna').left).toEqual({ mvt: 4, cbt: 2, int: 2 });
  expect(t.unit('mole').left).toMatchObject({ cbt: 1, mvt: 4, int: 2 });
  t.dice(3, 3).play('ranged mole', 'dodge');
  expect(t.unit('anna').left.cbt).toBe(1);
  expect(t.unit('mole').left.cbt).toBe(0);
});

test('ES-STAT-05 Intellect is spent on hacking a locked door', () => {
  const t = table(DUEL.replace('A M .', '.6A M').replace('+-+-+-+', '+-+-+-+')).dice(1);
  t.play('hack a1e');
  expect(t.unit('anna').left).toEqual({ mvt: 4, cbt: 3, int: 1 });
});

test('ES-STAT-06 a value is the bonus on the die and the number of actions', () => {
  const t = table(DUEL);
  t.dice(4).play('melee mole', 'pass'); // 4 + 3 - 2
  expect(t.unit('mole').life).toBe(4);
  t.dice(1, 1).play('melee mole', 'pass', 'melee mole', 'pass');
  expect(t.try('melee mole')).toBeRefused({ clause: 'ES-COMBAT-01', reason: 'no-action-left' });
});

test('ES-STAT-07 a higher value is better in both uses', () => {
  const damage = (cbt: number): number => {
    const t = table(DUEL.replace('cbt 3', `cbt ${cbt}`)).dice(3);
    return 9 - t.play('melee mole', 'pass').unit('mole').life;
  };
  expect([1, 2, 3, 4].map(damage)).toEqual([2, 3, 4, 5]);
  expect(table(DUEL.replace('mvt 4', 'mvt 6')).unit('anna').left.mvt).toBe(6);
});

test('ES-STAT-08 it is always known which actions a character has left', () => {
  const t = table(DUEL.replace('A M .', 'A . M')).play('b1');
  for (const viewer of t.state.seats) {
    const [anna] = t.view(viewer).units;
    expect(anna?.used).toEqual({ mvt: 1, cbt: 0, int: 0 });
  }
  expect(t.print()).toContain('mvt 3/4');
});

test('ES-STAT-09 with no Combat action left the full Cbt still counts', () => {
  const t = table(DUEL.replace('cbt 2', 'cbt 0/2')).dice(3);
  t.play('melee mole'); // nobody can dodge: 3 + 3 - 2
  expect(t.unit('mole').life).toBe(5);
  const [, mole] = t.state.units;
  expect(mole === undefined ? 0 : value(t.state, mole, 'cbt')).toBe(2);
});

test('ES-STAT-10 each ability says when it may be used: Drill only while active', () => {
  const t = table(`
    +-+-+-+
    |A .|B|
    +-+-+-+
    unit anna A
    unit bert B drill 2
    anthem: resistance 1`);
  t.play('b1');
  expect(t.try('anthem bert: drill c1w')).toBeRefused({ clause: 'ES-ABIL-23', reason: 'only-while-active' });
  expect(
    table(
      t
        .print()
        .replace('active: anna', 'active: bert')
        .replace(/^step:.*$/gm, ''),
    ).try('drill c1w'),
  ).toBeAccepted();
});

test('ES-LIFE-01 the boxes of the gauge are the damage a character can take', () => {
  const after = (life: number): string =>
    table(DUEL.replace('life 9', `life ${life}`))
      .dice(3)
      .play('melee mole', 'pass')
      .unit('mole').place;
  expect(after(5)).toBe('board'); // 3 + 3 - 2 = 4 damage points
  expect(after(4)).toBe('out');
});

test('ES-RULE-84 actions, rolls and definitions hold in Cooperation too', () => {
  const t =
    table(`${DUEL.replace('|A M .|', '|M A .|').replace('anna A', 'anna A').replace('mole M isc', 'mole M isc green')}
    mode: cooperation`);
  t.dice(4).play('melee mole'); // and the ISC never defends itself
  expect(t.unit('mole').life).toBe(4);
  expect(t.try('c1')).toBeAccepted();
});

test('ES-RULE-84 the Revolution event table and equipment list do not', () => {
  const cooperation = (event: number) => {
    const t = table(`${DUEL}
      mode: cooperation
      event: ${event}`);
    const [anna] = t.state.units;
    if (anna === undefined) throw new Error('not drawn');
    return { t, anna };
  };
  expect(firewallHolds(cooperation(10).t.state, cooperation(10).anna)).toBe(false); // row 10 is another event here
  expect(firewallHolds(cooperation(8).t.state, cooperation(8).anna)).toBe(true);
  const { t, anna } = cooperation(0);
  expect(mayUse(t.state, anna, 'gas-grenade').ok).toBe(true);
  expect(mayUse(table(DUEL).state, anna, 'gas-grenade').ok).toBe(false);
  const [, mole] = cooperation(2).t.state.units; // Supreme AI is row 2 of Revolution only
  expect(mole === undefined ? 0 : value(cooperation(2).t.state, mole, 'cbt')).toBe(2);
  expect(revolutionTurns.parts.some(({ name }) => name === 'escape/turn-initiative')).toBe(true);
});
