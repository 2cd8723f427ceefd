/** The floor draws every mission and says in words what it shows; what a planned walk promises is what happens. */
import { MISSIONS } from '@tablerunner/burncycle';
import { type BurncycleView, floorOf, isDetected, noticedOn, reachOf } from '@tablerunner/burncycle/plan';
import { clonePosition, fastChance, Match, Runner } from '@tablerunner/engine';
import { parseCell } from '@tablerunner/geometry';
import { createSpeaker, LOCALES } from '@tablerunner/language';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BurncycleBoard } from '../src/games/burncycle/board/burncycle-board.tsx';
import { describeCell } from '../src/games/burncycle/board/describe-cell.ts';
import { fieldsOf } from '../src/games/burncycle/choices.ts';
import { overlaysOf } from '../src/games/burncycle/play/overlays-now.ts';
import { apFor, pickAt, reachFor } from '../src/games/burncycle/play/pick.ts';
import { isExpected, setOut } from '../src/games/burncycle/play/walking.ts';
import { type Decision, decisionOf, game, type Planning } from '../src/games/burncycle/shared.ts';
import { wordsOf } from '../src/i18n/words.ts';

const speaker = createSpeaker(game.messages, 'en');
const say = wordsOf('en');

function begin(mission: string, players = 2): Match {
  const match = Match.start(game, { options: { mission, players, difficulty: 'standard' }, seed: 'drawn' });
  if (!match.ok) throw new Error(match.problem);
  return match.value as Match;
}

/** Plays by chance to the next decision of a step. */
function playTo(match: Match, step: string, chance = fastChance('way')): Decision | undefined {
  for (let turns = 0; turns < 400; turns++) {
    const asked = match.decision();
    if (asked === undefined) return undefined;
    if (asked.step === step) return decisionOf(match.view(asked.seat));
    const legal = match.legal();
    // All dice for every test, and mostly moves: that is what most tests here are about.
    const moves = legal.find((choice) => fieldsOf(choice).kind === 'move');
    const isMove = moves !== undefined && chance.below(3) > 0;
    const chosen = asked.step === 'burncycle/choose-dice' ? legal.at(-1) : legal[chance.below(legal.length)];
    match.play(asked.seat, isMove ? moves : chosen);
  }
  return undefined;
}

test.each(MISSIONS.map(({ id }) => id))('the floor of %s is drawn with a cell for each space', (id) => {
  const match = begin(id);
  playTo(match, 'burncycle/act');
  const view = match.view('watcher').view as BurncycleView;
  const { grid, doors, rooms, posts } = floorOf(view);
  const html = renderToStaticMarkup(createElement(BurncycleBoard, { view, speaker, say }));
  const spaces = grid.holes.reduce((sum, hole) => sum + (hole === 0 ? 1 : 0), 0);
  expect(html.match(/data-cell=/g)).toHaveLength(spaces);
  expect(html.match(/class="[^"]*doorway/g)).toHaveLength(doors.length);
  expect(html.match(/class="[^"]*plate/g)).toHaveLength(view.guards.length);
  expect(html.match(/class="[^"]*_post_/g)?.length).toBe(posts.length);
  for (const { id: room } of rooms) expect(html).toContain(speaker.name(room));
  expect(html).not.toContain('NaN');
  expect(html).not.toContain('undefined');
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
});

test('a space is told with its room, what is there, who notices it and what bounds it, in every language', () => {
  const view = begin('night-shift').view('watcher').view as BurncycleView;
  const { grid } = floorOf(view);
  const words = (cell: string): string => describeCell(view, parseCell(grid, cell) ?? -1, { say, speaker });
  expect(words('a1')).toBe('a1, outdoors, free, south: outer wall, west: outer wall');
  expect(words('h11')).toContain('Workshop, industry, not scouted, terminal, free');
  const guard = view.guards[0];
  const told = describeCell(view, guard?.cell ?? -1, { say, speaker });
  expect(told).toContain(`${speaker.name(guard?.kind ?? '')}, level ${guard?.level}, looks`);
  for (const locale of LOCALES) {
    const voice = { say: wordsOf(locale), speaker: createSpeaker(game.messages, locale) };
    for (let cell = 0; cell < grid.cellCount; cell++) {
      expect(describeCell(view, cell, voice)).not.toMatch(/undefined|burncycle\.|name\./);
    }
  }
});

/** The same decision with the bot somewhere inside the building, where there is more to be seen by. */
function teleported(match: Match, { view: { active }, seen }: Decision, at: number): Decision {
  const state = match.position.state as BurncycleView;
  const { grid, isOutdoor } = floorOf(state);
  const units = [...state.bots, ...state.guards].map(({ cell }) => cell);
  const inside = [...grid.holes.keys()].filter(
    (cell) => grid.holes[cell] === 0 && isOutdoor[cell] === 0 && !units.includes(cell),
  );
  const bot = state.bots[active];
  if (bot === undefined) throw new Error('nobody moves');
  Object.assign(bot, { cell: inside[at % inside.length], chip: -1, isHidden: false });
  return decisionOf(match.view(seen.viewer)) as Decision;
}

test('a planned walk costs and shows what really happens, step by step', () => {
  let walks = 0;
  let noticed = 0;
  for (const { id } of MISSIONS) {
    const match = begin(id);
    const chance = fastChance(id);
    playTo(match, 'burncycle/act', chance);
    // With every door unlocked there is somewhere to go, and without beads and caches nobody is asked on the way.
    const { floor } = match.position.state as BurncycleView;
    floor.doors.fill(1);
    floor.unscouted.length = 0;
    floor.caches.length = 0;
    const enough = walks + 80;
    for (let found = playTo(match, 'burncycle/move', chance); found !== undefined && walks < enough; ) {
      const decision = teleported(match, found, chance.below(1000));
      const { view } = decision;
      const bot = view.active;
      const ap = apFor(decision, bot) ?? 0;
      for (const [cell, { cost, path }] of reachFor(decision, bot) ?? []) {
        expect(cost).toBeLessThanOrEqual(ap);
        const picked = pickAt(decision, { cell, mover: bot });
        if (picked.is !== 'plan' || picked.plan.walk === undefined) continue; // a key or a push lies there too
        const runner = new Runner(game, clonePosition(match.position, game.clone), fastChance('walk'));
        const steps = noticedOn(view, bot, path);
        for (const [at, choice] of picked.plan.choices.entries()) {
          runner.play(choice);
          const after = runner.position.state as BurncycleView;
          const walker = after.bots[bot];
          expect(walker?.cell).toBe(path[at + 1]);
          if (runner.position.stack.at(-1)?.step !== 'burncycle/move') break; // a room to scout, a cache: others are asked
          expect(walker !== undefined && isDetected(walker), `${id} ${path.join()}`).toBe(steps[at]?.isDetected);
          expect(walker?.isHidden, `${id} ${path.join()}`).toBe(steps[at]?.hides);
          noticed += steps[at]?.noticedBy.length === 0 ? 0 : 1;
        }
        walks += 1;
      }
      const legal = match.legal();
      match.play(decision.seen.decision?.seat ?? '', legal[chance.below(legal.length)]);
      found = playTo(match, 'burncycle/move', chance);
    }
  }
  expect(walks).toBeGreaterThan(200);
  expect(noticed).toBeGreaterThan(20);
});

test('nobody walks further than the AP lead, and what is out of reach says why', () => {
  const match = begin('night-shift');
  const decision = playTo(match, 'burncycle/act');
  if (decision === undefined) throw new Error('nobody acts');
  const { view } = decision;
  const bot = view.active;
  const near = reachOf(view, bot, 2);
  const far = reachOf(view, bot, 5);
  expect([...near.values()].every(({ cost, path }) => cost <= 2 && path.length === cost + 1)).toBe(true);
  expect(far.size).toBeGreaterThan(near.size);
  const guard = view.guards.find(({ cell }) => cell >= 0);
  const refused = pickAt(decision, { cell: guard?.cell ?? -1, mover: bot });
  expect(refused).toMatchObject({ is: 'refused', refusal: { clause: 'BC-STRIKE-01', reason: 'not-adjacent' } });
});

test('a move can be planned before its dice are rolled', () => {
  const match = begin('night-shift');
  const decision = playTo(match, 'burncycle/act');
  if (decision === undefined) throw new Error('nobody acts');
  const { view } = decision;
  const [cell] = [...(reachFor(decision, view.active)?.keys() ?? [])];
  const picked = pickAt(decision, { cell: cell ?? -1, mover: view.active, card: 'move' });
  expect(picked).toMatchObject({ is: 'plan', atOnce: false, plan: { choices: [{ kind: 'move' }] } });
  const planning = { view, decision, card: 'move', mover: view.active, hover: cell } as Planning;
  const overlays = overlaysOf(planning, ['reach', 'sight']);
  expect(overlays.reach?.get(cell ?? -1)).toBeGreaterThan(0);
  expect(overlays.walk?.path.at(-1)).toBe(cell);
  expect(overlays.awareness).toBe(true);
});

test('a walk goes on where it was planned that the bot is noticed, and stops at surprises', () => {
  const match = begin('night-shift');
  const decision = playTo(match, 'burncycle/act');
  if (decision === undefined) throw new Error('nobody acts');
  const { view, seen } = decision;
  const event = (name: string, data: object) => ({ name: `burncycle/${name}`, data });
  expect(isExpected(event('bot-moved', { bot: 0, to: 3 }), seen)).toBe(true);
  expect(isExpected(event('room-scouted', { bot: 0, room: 1 }), seen)).toBe(false);
  const guard = view.guards.find(({ cell, isStunned }) => cell >= 0 && !isStunned);
  const cell = guard?.cell ?? 0;
  const noticedView = { ...view, bots: view.bots.map((bot) => ({ ...bot, cell, chip: cell })) };
  const after = { ...seen, view: noticedView };
  setOut(view, undefined);
  expect(isExpected(event('bot-detected', { bot: 0 }), after)).toBe(false);
  setOut({ ...view, bots: view.bots.map((bot) => ({ ...bot, chip: -1 })) }, { bot: 0, path: [cell, cell], cost: 1 });
  expect(isExpected(event('bot-detected', { bot: 0 }), after)).toBe(true);
});
