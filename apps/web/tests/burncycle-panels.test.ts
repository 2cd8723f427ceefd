/** Network, dice and record of burncycle: what the panels beside the floor work out. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createPlayer } from '@tablerunner/ai';
import { burncycleGame } from '@tablerunner/burncycle';
import { AT_ACCESS, type BurncycleView, NETWORK, nodeOf, tasksOf, threatMarks } from '@tablerunner/burncycle/plan';
import { type Game, type GameEvent, Match, tellEvent } from '@tablerunner/engine';
import { createSpeaker, LOCALES } from '@tablerunner/language';
import type { SeenEvent } from '@tablerunner/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reasonsOf, titleOf } from '../src/games/burncycle/corporation/act-words.ts';
import { hasBegun, rebuildTurn } from '../src/games/burncycle/corporation/rebuild.ts';
import { recordOf, type Turn } from '../src/games/burncycle/corporation/record.ts';
import { apOdds, fraction, waysFor } from '../src/games/burncycle/cycle/ap-odds.ts';
import { shortName } from '../src/games/burncycle/log/clauses.ts';
import { burncycleLines } from '../src/games/burncycle/log/lines.tsx';
import { before, drawWay, nearestOn, pointOf, wayTo } from '../src/games/burncycle/network/layout.ts';
import { NetworkMap } from '../src/games/burncycle/network/network-map.tsx';
import { nextNode } from '../src/games/burncycle/network/node-buttons.tsx';
import { describeNode, stopsOn } from '../src/games/burncycle/network/node-words.ts';
import { rollsOf } from '../src/games/burncycle/roll/rolls.ts';
import { wordsOf } from '../src/i18n/words.ts';

const game = burncycleGame as unknown as Game;
const tongueOf = (locale: (typeof LOCALES)[number]) => ({
  speaker: createSpeaker(burncycleGame.messages, locale),
  say: wordsOf(locale),
});
const tongue = tongueOf('en');

interface Played {
  readonly view: BurncycleView;
  readonly events: readonly SeenEvent[];
  readonly turns: readonly Turn[];
  /** The last one, over or not. */
  readonly turn: Turn | undefined;
}

function begin(options: Readonly<Record<string, unknown>>, seed: string): Match {
  const started = Match.start(game, { options, seed });
  if (!started.ok) throw new Error(`${started.where}: ${started.problem}`);
  return started.value;
}

/** Plays by a fixed rule, command by command, and records the corporation's turns on the way as the page does. */
function play(seed: string, commands: number, mission = 'night-shift'): Played {
  const match = begin({ mission, players: 2 }, seed);
  const turns: Turn[] = [];
  const events: SeenEvent[] = [];
  let turn: Turn | undefined;
  let from = 0;
  for (let i = 0; i < commands; i++) {
    const decision = match.decision();
    if (decision === undefined) break;
    const view = match.view('').view;
    const legal = match.legal();
    const played = match.play(decision.seat, legal[(i * 7 + 3) % legal.length]);
    if (!played.ok) throw new Error(played.reason);
    const fresh = match.eventsFor('', from).map(({ n, event }) => ({ n, event, at: i + 1 }));
    from = match.events.length;
    events.push(...fresh);
    turn = recordOf(game, view, fresh, turn);
    if (turn?.isOver === true && turns.at(-1) !== turn) turns.push(turn);
  }
  return { view: match.view('').view as BurncycleView, events, turns, turn };
}

const played = play('panels', 900);

test('every node of the network has a place of its own on its ring', () => {
  const points = NETWORK.nodes.map((_, node) => pointOf(node));
  const texts = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  expect(new Set(texts).size).toBe(NETWORK.nodes.length);
  // The access points: upper right first, then clockwise (BC-SETUP-11).
  const [first, second] = NETWORK.access.map(pointOf);
  expect(first?.x).toBeGreaterThan(0);
  expect(first?.y).toBeLessThan(0);
  expect(second?.y).toBeGreaterThan(0);
});

test('a way goes clockwise and changes the layer once', () => {
  const [start = 0] = NETWORK.access;
  expect(wayTo(AT_ACCESS, start, 0)).toEqual({ nodes: [start], access: 0 });
  const next = nodeOf(NETWORK, start).next;
  expect(wayTo(start, next, 0).nodes).toEqual([start, next]);
  const from = [...NETWORK.nodes.keys()].find((node) => nodeOf(NETWORK, node).inward.length > 0) ?? 0;
  const [inner = 0] = nodeOf(NETWORK, from).inward;
  expect(wayTo(from, inner, 0).nodes).toEqual([from, inner]);
  expect(drawWay(wayTo(from, inner, 0))).toMatch(/^M[\d. -]+L[\d. -]+$/);
  expect(wayTo(before(from), inner, 0).nodes).toEqual([before(from), from, inner]);
});

test('keys walk round the rings and between them, and through what can be chosen', () => {
  const open = new Set([3, 9, 20]);
  expect(nextNode(0, 'ArrowRight', open)).toBe(nodeOf(NETWORK, 0).next);
  expect(nextNode(nodeOf(NETWORK, 0).next, 'ArrowLeft', open)).toBe(0);
  expect(nodeOf(NETWORK, nextNode(0, 'ArrowUp', open) ?? 0).layer).toBe(2);
  expect(nextNode(0, 'ArrowDown', open)).toBe(0);
  expect(nextNode(3, 'PageDown', open)).toBe(9);
  expect(nextNode(20, 'PageDown', open)).toBe(3);
  expect(nextNode(3, 'PageUp', open)).toBe(20);
  expect(nextNode(0, 'q', open)).toBeUndefined();
  expect(nearestOn(1, NETWORK.core)).toBe(0);
});

test('the map shows every IP and every ping', () => {
  const view: BurncycleView = { ...played.view, pings: [NETWORK.core, 5] };
  const html = renderToStaticMarkup(
    createElement(NetworkMap, { view, open: new Set([7]), openAccess: new Set<number>(), aim: { node: 7, bot: 0 } }),
  );
  expect(html.match(/class="[^"]*pingText/g)).toHaveLength(2);
  expect(html.match(/class="[^"]*ipText/g)).toHaveLength(
    view.bots.filter(({ role, ip }) => role === 'agent' && ip >= AT_ACCESS).length,
  );
  expect(html).not.toContain('NaN');
});

test('a node is told with who is there and what a stop would do', () => {
  const hub =
    [...NETWORK.nodes.keys()].find(
      (node) => nodeOf(NETWORK, node).kind === 'hub' && nodeOf(NETWORK, node).layer === 2,
    ) ?? 0;
  const view: BurncycleView = {
    ...played.view,
    pings: [hub],
    ceo: 3,
    bots: played.view.bots.map((bot) => ({ ...bot, level: 2, ip: AT_ACCESS })),
  };
  expect(describeNode(view, hub, tongue)).toMatch(/^Node 2\.\d+, hub, ping/);
  expect(stopsOn(view, 0, hub, tongue).map(({ clause }) => clause)).toEqual(['BC-RESET-05']);
  const strong = { ...view, ceo: 1 };
  expect(stopsOn(strong, 0, hub, tongue).map(({ clause }) => clause)).toEqual(['BC-RESET-06', 'BC-HUB-03']);
});

test('the odds of AP are exact: blanks in pairs count, a bonus is added, all ways are told', () => {
  const { options } = played.view;
  const one = apOdds(options, { basic: 1, advanced: 0, elite: 0 }, 0);
  expect([...one.ways]).toEqual([
    [0, 2],
    [1, 3],
    [2, 1],
  ]);
  // Two basic dice: nothing comes of a blank beside a 1 or 2; two blanks are 1 AP (BC-DICE-06).
  const two = apOdds(options, { basic: 2, advanced: 0, elite: 0 }, 2);
  expect([...two.ways]).toEqual([
    [3, 4 + 12],
    [4, 4 + 9],
    [5, 6],
    [6, 1],
  ]);
  expect(waysFor(two, 4)).toBe(20);
  expect(fraction(20, 36)).toBe('5/9');
  const most = apOdds(options, { basic: 10, advanced: 5, elite: 5 }, 0);
  expect([...most.ways.values()].reduce((sum, ways) => sum + ways, 0)).toBe(most.of);
  expect(Number.isSafeInteger(most.of)).toBe(true);
  expect(most.withIcon).toBeCloseTo(1 - (5 / 6) ** 5);
});

test('rolls are read out of events: rerolls and sums belong to the last test', () => {
  const seen = (name: string, data: unknown, n: number): SeenEvent => ({ n, at: 1, event: { name, data } });
  const rolls = rollsOf([
    seen(
      'burncycle/test-rolled',
      {
        purpose: 'strike',
        bot: 0,
        bonus: 2,
        dice: [
          { die: 'elite', face: 6 },
          { die: 'basic', face: 1 },
        ],
      },
      0,
    ),
    seen('burncycle/die-rerolled', { icon: 0, die: 1, face: 6 }, 1),
    seen('engine/rolled', { sides: 6, results: [6], purpose: 'reroll' }, 2),
    seen('burncycle/test-ended', { total: 6, blanksBack: 0 }, 3),
    seen('engine/rolled', { sides: 6, results: [4], purpose: 'ping' }, 4),
  ]);
  expect(rolls).toEqual([
    {
      kind: 'test',
      purpose: 'strike',
      bot: 0,
      bonus: 2,
      pairs: 0,
      total: 6,
      dice: [
        { die: 'elite', face: 6, isChanged: false },
        { die: 'basic', face: 6, isChanged: true },
      ],
    },
    { kind: 'die', purpose: 'ping', faces: [4] },
  ]);
});

test.each(LOCALES)('the log tells a whole match in %s, without a hole and each clause as a clause', (locale) => {
  const seen = { game: 'burncycle', viewer: '', view: played.view, stack: [] };
  const lines = burncycleLines({ events: played.events, seen, ...tongueOf(locale) });
  expect(lines.length).toBeGreaterThan(100);
  for (const { text, clause } of lines) {
    expect(text).not.toMatch(/undefined|\{|burncycle[./]/);
    if (clause !== undefined) expect(clause).toMatch(/^BC-[A-Z]+-\d\d$/);
  }
  expect(lines.map(({ n }) => n)).toEqual(lines.map(({ n }) => n).toSorted((one, other) => one - other));
});

test('what happened is told in the same words for ever, whoever has left the table since', () => {
  const tell = ({ event }: { readonly event: GameEvent }, view: object): string =>
    tongue.speaker.event(tellEvent(game, event, view));
  const happened = new Set<string>();
  for (const mission of ['petty-cash', 'dead-air']) {
    const match = begin({ mission, players: 2, difficulty: 'simplified' }, 'told');
    const player = createPlayer(game, 'greedy', 'told');
    if (!player.ok) throw new Error(player.problem);
    const told: string[] = [];
    for (let at = match.decision(); at !== undefined; at = match.decision()) {
      match.play(at.seat, player.value.choose(match.view(at.seat)));
      const { view } = match.view('');
      told.push(...match.eventsFor('', told.length).map((seen) => tell(seen, view)));
    }
    const { view } = match.view('');
    expect(match.eventsFor('').map((seen) => tell(seen, view))).toEqual(told);
    for (const { event } of match.eventsFor('')) happened.add(shortName(event));
  }
  const changes = ['floor-cleared', 'guard-moved', 'door-unlocked', 'room-scouted'];
  expect([...happened]).toEqual(expect.arrayContaining(changes));
});

test('a page that is opened in the middle knows the corporation’s turn as if it had been there', () => {
  const options = { mission: 'night-shift', players: 2 };
  for (const { events, view, turn } of [played, play('reload', 300), play('again', 500)]) {
    expect(turn?.acts.length).toBeGreaterThan(1);
    expect(rebuildTurn(game, options, events, view)).toEqual(turn);
    expect(rebuildTurn(game, options, events, JSON.parse(JSON.stringify(view)))).toEqual(turn);
  }
  const { events, view } = played;
  const early = events.slice(0, events.findIndex(hasBegun));
  expect(rebuildTurn(game, options, early, view)).toBeUndefined();
  // A table that began as a position: its events alone do not lead to where it stands.
  expect(rebuildTurn(game, options, events, { ...view, threat: view.threat + 1 })).toBeUndefined();
  expect(rebuildTurn(game, { ...options, players: 1 }, events, view)).toBeUndefined();
});

test('each unit of the corporation’s turn is explained, with a clause for each reason', () => {
  expect(played.turns.length).toBeGreaterThan(1);
  const units = played.turns.flatMap(({ acts }) => acts.filter(({ kind }) => kind === 'unit'));
  expect(units.length).toBeGreaterThan(3);
  for (const { acts } of played.turns) {
    expect(acts.some(({ kind }) => kind === 'pings')).toBe(true);
    expect(acts.at(-1)?.kind).toBe('threat');
  }
  for (const act of units) {
    if (act.kind !== 'unit') continue;
    expect(titleOf(act, tongue)).not.toContain('{');
    const reasons = reasonsOf(act, tongue);
    expect(reasons.length).toBeGreaterThan(1);
    const [why] = reasons;
    const expected = { pursue: 'BC-PURSUE-01', investigate: 'BC-INVEST-03', patrol: 'BC-PATROL-01' }[act.priority];
    expect(why?.clause).toBe(expected);
    for (const { text } of reasons) expect(text).not.toMatch(/undefined|\{/);
    // The record agrees with the table: where the act ends is where the unit stands.
    expect(act.view.guards.some(({ kind, cell }) => kind === act.unit && cell === act.cells.at(-1))).toBe(true);
  }
});

test('objectives and threat card are told for every mission', () => {
  for (const { id } of burncycleGame.setups ?? []) {
    const started = Match.start(game, { options: { mission: id, players: 3 }, seed: 'told' });
    if (!started.ok) throw new Error(started.problem);
    const view = started.value.view('').view as BurncycleView;
    const tasks = tasksOf(view);
    expect(tasks.length).toBeGreaterThan(0);
    for (const { count, needed, isDone } of tasks) expect(isDone ? count : needed).toBeGreaterThan(0);
    const marks = threatMarks(view, tongue.speaker);
    expect(marks.map(({ level }) => level)).toEqual(
      marks.map(({ level }) => level).toSorted((one, other) => one - other),
    );
    expect(marks.every(({ text }) => text.length > 5 && !text.includes('{'))).toBe(true);
  }
});

const rulebook = ['../../../games/burncycle/rulebook/en/']
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .flatMap((folder) =>
    readdirSync(folder).map((file) => (file.endsWith('.md') ? readFileSync(folder + file, 'utf8') : '')),
  )
  .join('\n');

test.each(['log/clauses.ts', 'corporation/act-words.ts', 'corporation/corporation-turn.tsx', 'network/node-words.ts'])(
  'every clause that %s names is in the rulebook',
  (file) => {
    const source = readFileSync(new URL(`../src/games/burncycle/${file}`, import.meta.url), 'utf8');
    const named = new Set(source.match(/BC-[A-Z]+-\d\d/g) ?? []);
    expect(named.size).toBeGreaterThan(1);
    for (const clause of named) expect(rulebook, clause).toContain(`**${clause}**`);
  },
);
