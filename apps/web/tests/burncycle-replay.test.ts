/** A replay of burncycle has rounds, a lane for each player, and marks where something happened. */
import { fastChance, type GameEvent, Match } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { game } from '../src/games/burncycle/shared.ts';
import { readerOf, turnOf } from '../src/replay/readers/index.ts';
import { type Moment, tellStory } from '../src/replay/story.ts';

test('rounds begin in order, players act in their lanes, and rolls are marked with their dice', () => {
  const started = Match.start(game, { options: { mission: 'night-shift', players: 2 }, seed: 'story' });
  if (!started.ok) throw new Error(started.problem);
  const match = started.value;
  const first = match.view('watcher').view;
  const chance = fastChance('story');
  const moments: Moment[] = [];
  let rolls = 0;
  for (let asked = match.decision(); asked !== undefined && moments.length < 250; asked = match.decision()) {
    const legal = match.legal();
    const choice = asked.step === 'burncycle/choose-dice' ? legal.at(-1) : legal[chance.below(legal.length)];
    const played = match.play(asked.seat, choice);
    if (!played.ok) throw new Error(played.reason);
    const events = played.events as readonly GameEvent[];
    rolls += events.some(({ name }) => name === 'burncycle/test-rolled') ? 1 : 0;
    moments.push({ at: match.log.length, events, told: events });
  }
  const last = match.view('watcher').view;
  const story = tellStory(moments, readerOf('burncycle', first, last), turnOf('burncycle', first));
  expect(story.lanes).toEqual(['p1', 'p2']);
  const rounds = story.turns.map(({ turn }) => turn);
  expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
  expect(rounds.at(-1)).toBeGreaterThan(1);
  expect(turnOf('burncycle', last)).toBeGreaterThanOrEqual(rounds.at(-1) ?? 0);
  expect(new Set(story.beats.map(({ lane }) => lane))).toEqual(new Set(['p1', 'p2', undefined]));
  expect(rolls).toBeGreaterThan(3);
  expect(story.beats.filter(({ marks }) => marks.includes('roll')).length).toBeGreaterThanOrEqual(rolls);
  expect(story.beats.some(({ luck }) => Object.values(luck).some((sum) => sum !== 0))).toBe(true);
});
