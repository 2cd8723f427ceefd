/** Flamethrower and Drill. Clauses ES-ABIL-23 to 26, 35 to 37; ES-RULE-52, 53, 89. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

const hall = (words = '', lines = '') =>
  table(`${lines}
    +-+-+-+-+
    |. . . .|
    + + + + +
    |. A . .|
    + + + + +
    |. . . .|
    +-+-+-+-+
    unit ashton A own cbt 3 mvt 4 life 5 flamethrower ${words}
    unit mamushi c3 own green mvt 4 life 5 armour 2
    unit jimmy b1 own mvt 0/3 life 5`);

test('ES-ABIL-35 Flamethrower: once per turn a Combat action burns a cell around, in line of sight', () => {
  const t = hall();
  expect(t.try('flame d2 d3')).toBeRefused({ clause: 'ES-ABIL-35', reason: 'not-peripheral' });
  expect(t.try('flame b2 b3')).toBeRefused({ clause: 'ES-ABIL-35', reason: 'not-peripheral' });
  t.play('flame c2 d2');
  expect(t.burns).toEqual(['c2', 'd2']);
  expect(t.unit('ashton').left.cbt).toBe(2);
  expect(t.try('flame a2 a3')).toBeRefused({ clause: 'ES-ABIL-35', reason: 'once-per-turn' });
  expect(t.legal().some((command) => command.startsWith('flame'))).toBe(false);
  const plain = table(`
    +-+-+-+
    |. A|.|
    +-+-+-+
    unit alice A own`);
  expect(plain.try('flame a1')).toBeRefused({ clause: 'ES-ABIL-35', reason: 'no-such-ability' });
  const walled = table(`
    +-+-+-+-+
    |. A|. .|
    +-+-+-+-+
    unit alice A own flamethrower`);
  expect(walled.try('flame c1 d1')).toBeRefused({ clause: 'ES-ABIL-35', reason: 'not-in-sight' });
  expect(walled.try('flame a1 b1')).toBeAccepted();
});

/** A wall east of c1, a door north of c1. */
const corner = (doors = '') =>
  table(`
    +-+-+-+-+
    |. . . .|
    + + +d+ +
    |. A .|.|
    +-+-+-+-+
    unit alice A own flamethrower life 5
    ${doors}`);

test('ES-ABIL-36 Flamethrower: the second marker goes around the first, not behind a wall or a door', () => {
  const t = corner();
  expect(t.try('flame c1 d1')).toBeRefused({ clause: 'ES-ABIL-36', reason: 'wall-or-door-between' });
  expect(t.try('flame c1 c2')).toBeRefused({ clause: 'ES-ABIL-36', reason: 'wall-or-door-between' });
  expect(t.try('flame c1 a1')).toBeRefused({ clause: 'ES-ABIL-36', reason: 'not-peripheral' });
  expect(t.try('flame c1 b2')).toBeAccepted();
  t.play('flame c1 b1');
  expect(t.burns).toEqual(['c1', 'b1']);
});

test('ES-ABIL-37 Flamethrower: whoever stands there suffers 1 and loses a Movement action, without a roll', () => {
  const t = hall();
  t.play('flame c2 c3');
  expect(t.unit('mamushi')).toMatchObject({ life: 4, left: { mvt: 3, cbt: 2 } });
  expect([t.unit('jimmy').life, t.unit('ashton').life]).toEqual([5, 5]); // nobody else is burnt
  expect(t.events()).not.toContain('dice-rolled');
  const friend = hall();
  friend.play('flame b1 a1');
  expect(friend.unit('jimmy')).toMatchObject({ life: 4, left: { mvt: 0 }, lost: { mvt: 0 } });
});

test('ES-RULE-53 the second marker is compulsory where a cell is left, on another cell, also the own one', () => {
  const t = hall();
  expect(t.try('flame c2')).toBeRefused({ clause: 'ES-RULE-53', reason: 'second-flame-needed' });
  expect(t.try('flame c2 c2')).toBeRefused({ clause: 'ES-ABIL-36', reason: 'not-peripheral' });
  t.play('flame c2 b2');
  expect(t.unit('ashton')).toMatchObject({ life: 4, left: { mvt: 3 }, cell: 'b2' });
  const narrow = table(`
    +-+-+-+
    |. Ad.|
    +-+-+-+
    unit alice A own flamethrower
    doors: b1e open`);
  expect(narrow.try('flame c1 b1')).toBeRefused({ clause: 'ES-ABIL-36', reason: 'wall-or-door-between' });
  narrow.play('flame c1');
  expect(narrow.burns).toEqual(['c1']);
});

test('ES-RULE-53 an open door stops flames, and it is no attack: no Dodge, no Armour', () => {
  const open = corner('doors: c1n open');
  expect(open.try('flame c1 c2')).toBeRefused({ clause: 'ES-ABIL-36', reason: 'wall-or-door-between' });
  const t = hall();
  t.play('flame c3 d3').waitingFor('resistance', 'activation'); // the Mamushi could dodge an attack
  expect(t.unit('mamushi').life).toBe(4);
});

test('ES-RULE-53 at a diagonal it takes something on both flanks to cut the flames off', () => {
  const diagonal = (plan: string) =>
    table(`${plan}
      unit alice A own flamethrower`).try('flame b1 c2');
  expect(
    diagonal(`
      +-+-+-+
      |. . .|
      + +-+ +
      |A . .|
      +-+-+-+`),
  ).toBeAccepted();
  expect(
    diagonal(`
      +-+-+-+
      |. . .|
      + +-+ +
      |A .|.|
      +-+-+-+`),
  ).toBeRefused({ clause: 'ES-ABIL-36', reason: 'wall-or-door-between' });
});

test('ES-RULE-89 characters on the flanks do not stop the flames', () => {
  const t = table(`
    +-+-+-+
    |. B .|
    + + + +
    |A . C|
    +-+-+-+
    unit alice A own flamethrower
    unit bob B own
    unit carl C own`);
  t.play('flame b1 c2');
  expect(t.burns).toEqual(['b1', 'c2']);
});

/** Breakable walls east and north of a2, an unbreakable one south of it. */
const cellar = (words = 'drill 4') =>
  table(`
    +-+-+-+
    |. . .|
    +-+ + +
    |A|. .|
    +#+ + +
    |. . .|
    +-+-+-+
    unit duncan A own cbt 4 ${words}`);

test('ES-ABIL-23 Drill: with X or more the adjacent wall is destroyed', () => {
  for (const [die, broken] of [
    [3, false],
    [4, true],
    [6, true],
  ] as const) {
    const t = cellar();
    expect(t.try('b2')).toBeRefused({ clause: 'ES-MOVE-03', reason: 'way-is-barred' });
    t.dice(die).play('drill a2e');
    expect(t.unit('duncan').left.cbt).toBe(3);
    expect(t.try('b2').ok).toBe(broken);
  }
  expect(cellar().try('drill b2n')).toBeRefused({ clause: 'ES-ABIL-23', reason: 'not-adjacent-wall' });
  expect(cellar('').try('drill a2e')).toBeRefused({ clause: 'ES-ABIL-23', reason: 'no-such-ability' });
});

test('ES-ABIL-23 Drill: where there is no wall there is nothing to drill', () => {
  const t = table(`
    +-+-+-+
    |. . .|
    + +-+ +
    |. A .|
    +-+-+-+
    unit duncan A own drill 4`);
  expect(t.try('drill b1e')).toBeRefused({ clause: 'ES-ABIL-23', reason: 'no-wall-there' });
  expect(t.legal().filter((command) => command.startsWith('drill'))).toEqual(['drill b1n']);
});

test('ES-ABIL-24 Drill: one wall per turn', () => {
  const t = cellar();
  t.dice(2).play('drill a2e'); // a failure may be repeated
  t.dice(5).play('drill a2e');
  expect(t.try('drill a2n')).toBeRefused({ clause: 'ES-ABIL-24', reason: 'once-per-turn' });
});

test('ES-ABIL-25 Drill: a 1 breaks the drill for the rest of the match', () => {
  const t = cellar();
  t.dice(1).play('drill a2e');
  expect(t.unit('duncan').feats).toContain('drill-broken');
  expect(cellar('drill 4 did drill-broken').try('drill a2e')).toBeRefused({
    clause: 'ES-ABIL-25',
    reason: 'drill-is-broken',
  });
  expect(cellar('drill 4').try('drill a2e')).toBeAccepted();
});

test('ES-ABIL-25 Drill: a broken drill is still broken in the next turn, one that was only used is ready again', () => {
  for (const [die, works] of [
    [1, false],
    [5, true],
  ] as const) {
    const t = cellar();
    t.dice(die).play('drill a2e');
    t.dice(6, 1, 3, 4).play('end', 'first resistance'); // Initiative, then an event without effect
    expect(t.state.turn).toBe(2);
    expect(t.try('drill a2n').ok).toBe(works);
  }
});

test('ES-ABIL-26 Drill: unbreakable walls stay, and so does the rim of the board', () => {
  const t = cellar();
  expect(t.try('drill a2s')).toBeRefused({ clause: 'ES-ABIL-26', reason: 'wall-is-unbreakable' });
  expect(t.try('drill a2w')).toBeRefused({ clause: 'ES-ABIL-26', reason: 'wall-is-unbreakable' });
  expect(t.try('drill a2n')).toBeAccepted();
});

test('ES-RULE-52 a plain die, 1 fails even with X = 1, no Veteran, not in the dark', () => {
  const one = cellar('drill 1');
  one.dice(1).play('drill a2e');
  expect(one.state.broken).toEqual([]);
  const plain = cellar('drill 5 veteran int 9');
  plain.dice(4).play('drill a2e'); // neither Cbt 4 nor Int 9 is added, and nobody is asked for a reroll
  expect(plain.state.broken).toEqual([]);
  plain.waitingFor('resistance', 'activation');
  const dark = table(`dark room: 6
    +-+-+
    |A|.|
    +-+-+
    unit duncan A own drill 4
    unit jimmy b1 own
    airlocks: 1 b1 b1`);
  expect(dark.try('drill a1e')).toBeRefused({ clause: 'ES-EVENT-09', reason: 'room-is-dark' });
});
