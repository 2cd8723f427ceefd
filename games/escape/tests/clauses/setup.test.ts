/** Set-up of Revolution. Clauses ES-SETUP, ES-CRATE-01, 02, ES-OBJ-01 to 03, ES-ITEM-01, 02, ES-DEPLOY; ES-RULE-09, 95; ES-EX-12, 13; ES-DX-06. */
import { fastChance, Match, SPECTATOR } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../content/scenarios.ts';
import { escapeGame } from '../../index.ts';
import { boardOf } from '../../rules/board.ts';
import { auditScenario } from '../../rules/scenario/audit.ts';
import { scenarioById } from '../../rules/scenario/scenario.ts';
import { scenarioSchema } from '../../rules/scenario/types.ts';
import { gameOptions, scenarioChosen } from '../../rules/setup/options.ts';
import { startGame } from '../../rules/setup/start.ts';
import { EQUIPMENT } from '../../rules/types.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

/** Four rooms of two cells. */
const ROOMS = `
  +-+-+-+-+
  |. .d. .|
  +-+d+d+-+
  |. .d. .|
  +-+-+-+-+
  airlocks: 1 a1 b1, 2 a2 b2, 3 c2 d2, 4 c1 d1
`;

const squads = (rebels = 'int 2', drones = 'int 2') => `unit alice waiting own ${rebels}
  unit drone waiting black ${drones}`;

const setup = (at: string, lines: string, options: { readonly dice?: number[]; readonly scenario?: object } = {}) =>
  table(`${ROOMS}\n${line(options.scenario)}\nturn: 0 of 6\n${lines}\nat: ${at}`, { dice: options.dice ?? [] });

const begun = (options: Readonly<Record<string, unknown>>, seed = 'one') => {
  const match = Match.start(escapeGame, { options, seed });
  if (!match.ok) throw new Error(match.problem);
  return match.value;
};

test('ES-SETUP-01 two seats, one for each faction: whoever sits down chooses which to play', () => {
  expect(begun({ mode: 'revolution' }).seats).toEqual(['resistance', 'isc']);
});

test('ES-SETUP-02 the scenario is chosen, and everything that it asks for is set up', () => {
  const scenario = scenarioChosen({ mode: 'revolution', scenario: 'first' });
  const { state } = begun({ mode: 'revolution' }).position;
  expect(state).toMatchObject({ scenario: scenario.id, board: scenario.board, lastTurn: scenario.turns });
  expect(Match.start(escapeGame, { options: { scenario: 'no-such-scenario' }, seed: 'x' }).ok).toBe(false);
  expect(gameOptions.safeParse({ mode: 'cooperation', scenario: 'infiltration' }).success).toBe(false);
});

test('ES-SETUP-03 the board is the one that the scenario names, with its doors as the scenario says', () => {
  const { state } = begun({ mode: 'revolution', scenario: 'infiltration' }).position;
  const board = boardOf(state);
  expect(board.plan.id).toBe(scenarioById('infiltration')?.board);
  expect(state.doors).toEqual(board.doors.map(() => 0)); // all closed
});

test('ES-SETUP-04 the number of Crate and Equipment markers that the scenario asks for is set aside', () => {
  const scenario = scenarioById('infiltration');
  const { markers } = begun({ mode: 'revolution', scenario: 'infiltration' }).position.state;
  expect(markers.filter(({ kind }) => kind === 'crate').length).toBe(scenario?.crates);
  expect(markers.filter(({ kind }) => kind === 'equipment').length).toBe(scenario?.equipment);
  expect(markers.every(({ cell, carrier }) => cell === -1 && carrier === -1)).toBe(true);
});

test('ES-SETUP-06 a Setup Initiative test decides who starts placing markers', () => {
  const lines = `${squads()}\nmarker crate nowhere\nmarker crate nowhere`;
  setup('setup-initiative', lines, { dice: [5, 2] }).waitingFor('resistance', 'place-crates');
  setup('setup-initiative', lines, { dice: [2, 5] }).waitingFor('isc', 'place-crates');
});

test('ES-SETUP-07 each rolls a die and adds the Int of all characters they recruited', () => {
  const t = setup('setup-initiative', `${squads('int 3', 'int 4')}\nunit bob waiting int 2\nmarker crate nowhere`, {
    dice: [2, 4],
  });
  expect(t.events('setup-initiative-won')).toEqual([{ faction: 'isc', resistance: 7, isc: 8 }]);
});

test('ES-SETUP-08 a tie is won by the Resistance', () => {
  const t = setup('setup-initiative', `${squads('int 1', 'int 4')}\nmarker crate nowhere`, { dice: [5, 2] });
  expect(t.events('setup-initiative-won')).toEqual([{ faction: 'resistance', resistance: 6, isc: 6 }]);
});

test('ES-DX-06 Int 8 and a 2 against Int 5 and a 5: ten each, the Resistance wins', () => {
  const lines =
    'unit alice waiting own int 5\nunit bob waiting int 3\nunit drone waiting black int 5\nmarker crate nowhere';
  const t = setup('setup-initiative', lines, { dice: [2, 5] });
  expect(t.events('setup-initiative-won')).toEqual([{ faction: 'resistance', resistance: 10, isc: 10 }]);
});

test('ES-SETUP-09 the Int of an Insignificant character is left out', () => {
  const t = setup('setup-initiative', `${squads('int 3 insignificant', 'int 1')}\nmarker crate nowhere`, {
    dice: [1, 1],
  });
  expect(t.events('setup-initiative-won')).toEqual([{ faction: 'isc', resistance: 1, isc: 2 }]);
});

test('ES-SETUP-10 Crates, then Equipment, then deployment; then the first turn begins', () => {
  const t = setup('setup-initiative', `${squads()}\nmarker crate nowhere\nmarker radio nowhere hidden`, {
    dice: [5, 2],
    scenario: { deployment: { resistance: { by: 'entry', airlocks: [1] }, isc: { by: 'position', room: 3 } } },
  });
  t.waitingFor('resistance', 'place-crates').play('place a1').waitingFor('resistance', 'place-equipment');
  t.play('place a1').waitingFor('isc', 'deploy');
  expect(t.state.turn).toBe(0);
  t.dice(6, 1).play('deploy c2').waitingFor('resistance', 'choose-first');
  expect(t.state.turn).toBe(1);
});

test('ES-CRATE-01 the winner places a Crate in a room of their choice, then the opponent, in turn, Crate side up', () => {
  const t = setup(
    'place-crates',
    `${squads()}\ninitiative: isc\nmarker crate nowhere\nmarker crate nowhere\nmarker crate nowhere`,
  );
  t.waitingFor('isc', 'place-crates');
  expect(t.legal().length).toBe(8); // every cell of every room
  t.play('place a1').waitingFor('resistance', 'place-crates').play('place d2').waitingFor('isc', 'place-crates');
  expect(t.markersOn('a1')).toEqual(['crate']);
  expect(t.state.markers[0]?.knownTo).toBe('all');
});

test('ES-CRATE-02 at most one Crate per room at set-up', () => {
  const t = setup('place-crates', `${squads()}\nmarker crate nowhere\nmarker crate nowhere`).play('place a1');
  expect(t.try('place b1')).toBeRefused({ clause: 'ES-CRATE-02', reason: 'room-has-one' });
  expect(t.try('place a1')).toBeRefused({ clause: 'ES-CRATE-02', reason: 'room-has-one' });
  expect(t.try('place a2')).toBeAccepted();
});

test('ES-OBJ-01 Objectives are the other side of the Crates: four markers in all, and one of either per room', () => {
  const scenario = JSON.parse(line().replace('scenario: ', ''));
  const fits = (crates: number, objectives: number[]) =>
    scenarioSchema.safeParse({ ...scenario, crates, objectives }).success;
  expect(fits(2, [1, 2])).toBe(true);
  expect(fits(3, [1, 2])).toBe(false);
  const t = setup('place-crates', `${squads()}\nmarker crate nowhere\nmarker objective 2 nowhere hidden`).play(
    'place a1',
  );
  expect(t.try('place b1')).toBeRefused({ clause: 'ES-CRATE-02' });
  t.dice(6, 1).play('place a2');
  expect(t.markersOn('a2')).toEqual(['objective']);
});

test('ES-OBJ-02 Objectives are used only where the scenario says so, and lie where it says', () => {
  expect(
    startGame(gameOptions.parse({ scenario: 'infiltration' }), ['resistance', 'isc'], chance()).markers.some(
      ({ kind }) => kind === 'objective',
    ),
  ).toBe((scenarioById('infiltration')?.objectives.length ?? 0) > 0);
  const laid = { crates: 1, objectives: [1], laid: { objectives: ['d1'] } };
  const t = setup('place-crates', `${squads()}\nmarker crate nowhere\nmarker objective 1 d1 hidden\ninitiative: isc`, {
    scenario: laid,
  });
  t.waitingFor('isc', 'place-crates'); // what lies there already takes nobody's turn
  expect(t.try('place c1')).toBeRefused({ clause: 'ES-CRATE-02' });
  t.dice(6, 1).play('place a1');
});

const chance = () => {
  const source = fastChance(7);
  return {
    pick: (count: number) => source.draw(count, 0, 'pick'),
    die: (sides: number) => 1 + source.draw(sides, 0, 'die'),
    shuffle: <T>(items: readonly T[]): T[] => [...items].reverse(),
  };
};

test('ES-OBJ-03 an Objective is worth 1 or 2 points, and nobody knows which at first', () => {
  const scenario = JSON.parse(line().replace('scenario: ', ''));
  for (const worth of [0, 3])
    expect(scenarioSchema.safeParse({ ...scenario, objectives: [worth] }).success).toBe(false);
  expect(scenarioSchema.safeParse({ ...scenario, objectives: [1, 2] }).success).toBe(true);
  const t = setup('place-crates', `${squads()}\nmarker objective 2 nowhere hidden`).dice(6, 1).play('place a1');
  expect(t.state.markers[0]).toMatchObject({ points: 2, knownTo: [] });
});

test('ES-OBJ-03 at the start of a game the points of no Objective are in anybody’s view', () => {
  const withObjectives = SCENARIOS.filter(({ mode, objectives }) => mode === 'revolution' && objectives.length > 0);
  expect(withObjectives.length).toBeGreaterThan(0);
  for (const { id, objectives } of withObjectives) {
    const started = Match.start(escapeGame, { options: { scenario: id, squads: 'proposed' }, seed: 'points' });
    if (!started.ok) throw new Error(started.problem);
    for (const viewer of ['resistance', 'isc', SPECTATOR]) {
      const seen = started.value.view(viewer).view.markers.filter(({ kind }) => kind === 'objective');
      expect(seen).toHaveLength(objectives.length);
      expect(seen.map(({ points }) => points)).toEqual(objectives.map(() => undefined));
    }
  }
});

test('ES-ITEM-01 Equipment is drawn at random and placed face down, in turn, the winner first', () => {
  const items =
    'marker crate a1\nmarker radio nowhere hidden\nmarker medikit nowhere hidden\nmarker datadisk nowhere hidden';
  const t = setup('place-equipment', `${squads()}\ninitiative: isc\n${items}`);
  t.waitingFor('isc', 'place-equipment').play('place a1').waitingFor('resistance', 'place-equipment');
  t.play('place a2').waitingFor('isc', 'place-equipment');
  expect(t.state.markers[1]).toMatchObject({ knownTo: [] });
  const drawn = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const { markers } = begun({ scenario: 'infiltration' }, seed).position.state;
    const kinds = markers.flatMap(({ equipment }) => equipment ?? []);
    expect(new Set(kinds).size).toBe(kinds.length); // one marker of each kind
    for (const kind of kinds) drawn.add(kind);
  }
  expect([...drawn].sort()).toEqual([...EQUIPMENT].sort());
});

test('ES-ITEM-02 at most one Equipment per room at set-up; a Crate may lie there too', () => {
  const t = setup(
    'place-equipment',
    `${squads()}\nmarker crate a1\nmarker radio nowhere hidden\nmarker medikit nowhere hidden`,
  );
  t.play('place a1'); // on the Crate
  expect(t.try('place b1')).toBeRefused({ clause: 'ES-ITEM-02', reason: 'room-has-one' });
  expect(t.try('place b2')).toBeAccepted();
});

test('ES-RULE-95 nobody knows a placed Equipment; as an option whoever placed it does', () => {
  const placed = (option: string) =>
    setup('place-equipment', `${squads()}\n${option}\nmarker radio nowhere hidden\nmarker medikit nowhere hidden`).play(
      'place a1',
    );
  expect(placed('').state.markers[0]?.knownTo).toEqual([]);
  const seen = placed('option: placerSeesEquipment yes');
  expect(seen.state.markers[0]?.knownTo).toEqual(['resistance']);
  expect(seen.events('marker-seen')).toEqual([{ marker: 0, seat: 'resistance', face: 'radio' }]);
});

const positions = (isc: object, resistance: object = { by: 'entry', airlocks: [1] }) => ({
  deployment: { resistance, isc },
});

test('ES-DEPLOY-01 the scenario fixes how each side deploys: by Position or by Entry', () => {
  const t = setup('deploy', squads(), { scenario: positions({ by: 'position', room: 3 }) }).waitingFor('isc', 'deploy');
  t.dice(6, 1).play('deploy d2');
  expect(t.unit('alice').place).toBe('waiting');
  const both = setup('deploy', squads(), { scenario: positions({ by: 'entry', airlocks: [3] }), dice: [6, 1] });
  both.waitingFor('resistance', 'choose-first'); // nobody to place
  const scenario = JSON.parse(line(positions({ by: 'parachute' })).replace('scenario: ', ''));
  expect(scenarioSchema.safeParse(scenario).success).toBe(false);
});

test('ES-DEPLOY-02 Position: on any free cells of the room that the scenario names', () => {
  const t = setup('deploy', `${squads()}\nunit eye waiting green`, {
    scenario: positions({ by: 'position', room: 3 }),
  });
  expect(t.legal()).toEqual(['deploy c2', 'deploy d2']);
  expect(t.try('deploy a1')).toBeRefused({ clause: 'ES-DEPLOY-02', reason: 'not-in-the-start-room' });
  t.dice(6, 1).play('deploy d2'); // the last cell takes itself
  expect(t.unit('drone').cell).toBe('d2');
  expect(t.unit('eye').cell).toBe('c2');
});

test('ES-DEPLOY-02 two in the same room: an occupied cell is not free', () => {
  const t = setup('deploy', `${squads()}\nunit eye waiting green`, {
    scenario: positions({ by: 'position', room: 3 }, { by: 'position', room: 4 }),
  });
  t.waitingFor('resistance', 'deploy').play('deploy c1').waitingFor('isc', 'deploy');
  expect(t.try('deploy c1')).toBeRefused({ clause: 'ES-DEPLOY-02', reason: 'not-in-the-start-room' });
  const crowd = setup('deploy', 'unit alice waiting own\nunit bob waiting\nunit drone c2 black', {
    scenario: positions({ by: 'entry', airlocks: [3] }, { by: 'position', room: 3 }),
    dice: [6, 1],
  });
  expect(crowd.unit('alice').cell).toBe('d2'); // the only free cell
  expect(crowd.unit('bob').place).toBe('waiting'); // no room: it stays outside
});

test('ES-DEPLOY-02 a cell of the room where somebody stands already is refused', () => {
  const t = table(`
    +-+-+-+-+
    |. E . .|
    +-+-+-+-+
    ${line(positions({ by: 'position', room: 1 }))}
    airlocks: 1 a1 b1
    turn: 0 of 6
    ${squads()}
    unit eye E green
    at: deploy`).waitingFor('isc', 'deploy');
  expect(t.try('deploy b1')).toBeRefused({ clause: 'ES-DEPLOY-02', reason: 'cell-occupied' });
  expect(t.try('deploy c1')).toBeAccepted();
});

test('ES-DEPLOY-03 Entry: the first activation begins with a Movement action onto a cell of a named Airlock', () => {
  const t = table(`${ROOMS}\n${line()}\nturn: 1 of 6\nnext: resistance\n${squads()}\nat: choose-active`);
  t.waitingFor('resistance', 'activation');
  expect(t.legal()).toEqual(['enter a1', 'enter b1']);
  expect(t.try('enter a2')).toBeRefused({ clause: 'ES-DEPLOY-03', reason: 'not-an-entry-of-this-side' });
  expect(t.try('end')).toBeRefused({ clause: 'ES-DEPLOY-03', reason: 'must-enter-first' });
  t.play('enter b1');
  expect(t.unit('alice')).toMatchObject({ cell: 'b1', left: { mvt: 3 } });
  expect(t.try('enter a1')).toBeRefused({ clause: 'ES-DEPLOY-03', reason: 'not-waiting-to-enter' });
});

test('ES-DEPLOY-04 advice: slow characters can get in the way; the order of entry is free', () => {
  const t = table(
    `${ROOMS}\n${line()}\nturn: 1 of 6\nnext: resistance\n${squads()}\nunit slow waiting mvt 1\nunit fast waiting mvt 7\nat: choose-active`,
  );
  expect(t.legal()).toEqual(['activate alice', 'activate slow', 'activate fast']);
  t.play('activate slow', 'enter b1');
  expect(t.legal()).toEqual(['end']); // it stands in the way of those behind it
});

test('ES-RULE-09 Infiltration is scenario 1: the ISC in Room 3 by Position, the Resistance through Airlock 1 by Entry', () => {
  expect(scenarioChosen({ mode: 'revolution', scenario: 'first' }).id).toBe('infiltration');
  expect(scenarioById('infiltration')).toMatchObject({
    source: 'rulebook',
    deployment: { isc: { by: 'position', room: 3 }, resistance: { by: 'entry', airlocks: [1] } },
  });
});

/** Infiltration with the squads of the box, played by first answers up to a step. */
const upTo = (step: string) => {
  const match = begun({ scenario: 'infiltration', squads: 'proposed' });
  for (let i = 0; i < 99 && match.decision()?.step !== step; i++) {
    match.play(match.decision()?.seat ?? '', match.legal()[0]);
  }
  return match;
};

test('ES-EX-12 Infiltration: the ISC starts in Room 3, on free cells of its own choice', () => {
  const match = upTo('escape/deploy');
  const board = boardOf(match.position.state);
  const room = board.roomNumbers.indexOf(3);
  expect(match.decision()?.seat).toBe('isc');
  expect(match.legal()).toEqual(board.rooms.cells[room]?.map((cell) => ({ kind: 'deploy', cell })));
});

test('ES-EX-13 Infiltration: the Resistance comes in one after another through the two cells of Airlock 1', () => {
  const match = upTo('escape/activation');
  const { state } = match.position;
  const entry = boardOf(state).airlocks.find(({ number }) => number === 1);
  while (match.decision()?.seat !== 'resistance' || match.decision()?.step !== 'escape/activation') {
    match.play(match.decision()?.seat ?? '', match.legal().at(-1)); // the drones do nothing
  }
  expect(match.legal()).toEqual(entry?.cells.map((to) => ({ kind: 'enter', to })));
  expect(
    match.position.state.units.filter(({ faction, place }) => faction === 'resistance' && place !== 'waiting'),
  ).toEqual([]);
});

test('ES-SETUP-02 every scenario of the content fits its board and its cards; one that does not is found out', () => {
  for (const scenario of SCENARIOS) expect(auditScenario(scenario), scenario.id).toEqual([]);
  const good = scenarioChosen({ mode: 'revolution', scenario: 'first' });
  const bad = scenarioSchema.parse({
    ...good,
    deployment: { resistance: { by: 'entry', airlocks: [1] }, isc: { by: 'position', room: 99 } },
    props: [{ kind: 'terminal', cell: 'z99' }],
    recruitment: { squads: { resistance: ['black-ubume'], isc: ['nobody'] } },
  });
  expect(auditScenario(bad).map(({ field }) => field)).toEqual([
    'props[0].cell',
    'deployment.isc.room',
    'recruitment.squads.resistance[0]',
    'recruitment.squads.isc[0]',
    'victory.resistance', // one Terminal is not enough
  ]);
});
