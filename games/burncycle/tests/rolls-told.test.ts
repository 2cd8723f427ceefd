/** Which dice a command will ask for is told before it is played, in the order and with the owners of docs/notation-burncycle.md. */
import { clonePosition, parseCommand, rollsOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { burncycleGame } from '../index.ts';
import { notation } from '../notation/notation.ts';
import { playAtRandom } from './random-play.ts';

const FLOOR = `
  +-+-+-+-+-+
  |. . . . .|
  + +d+-+d+ +
  |. A|B B|.|
  +-+-+-+-+-+
  room A lab tech scout 2
  room B stockroom warehouse scout 1
  post b1 e room 1
  captain: none
  threat: 0
  agent access b2 energy 5
  module byte e1 energy 3`;

/** `2 scout by p1 if answered`: what is rolled, by whom, and on what it depends. */
function told(lines: string, command: string): string[] {
  const read = notation.parsePosition(`${FLOOR}\n${lines}`);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  const { state, stack } = read.value;
  const choice = parseCommand(burncycleGame, command, state, stack.at(-1) ?? { step: '', memory: {} });
  if (!choice.ok) throw new Error(choice.problem);
  const ifs = { nothing: '', dice: ' by earlier dice', answers: ' by answers' };
  return rollsOf(burncycleGame, read.value, choice.value).rolls.map((roll) =>
    roll.use === 'pick'
      ? `one of ${roll.of}${ifs[roll.depends]}`
      : `${roll.count} ${roll.purpose} by ${roll.owner}${ifs[roll.depends]}`,
  );
}

describe('dice are told before they are thrown', () => {
  test('BC-AP-01 the dice that were chosen, basic ones first', () => {
    const AT = 'step: move {"isOptimized":false}\nstep: choose-dice {"purpose":"move","bot":0,"bonus":0}';
    expect(told(`pool: basic 3 advanced 1\n${AT}`, 'dice basic 2 advanced 1')).toEqual([
      '2 basic by p1',
      '1 advanced by p1',
    ]);
  });

  test('BC-DICE-08 a reroll waits for the icon and for the answer', () => {
    const AT = 'step: move {"isOptimized":false}\nstep: choose-dice {"purpose":"move","bot":0,"bonus":0}';
    expect(told(`pool: basic 1 elite 1\n${AT}`, 'dice basic 1 elite 1')).toEqual([
      '1 basic by p1',
      '1 elite by p1',
      '1 reroll by p1 by answers',
    ]);
  });

  test('BC-KEYPAD-06 the card is picked, then its dice', () => {
    expect(told('', 'keypad b2s')[0]).toMatch(/^one of \d+$/);
    expect(told('keypads: b2s/keypad-05', 'keypad b2s')[0]).toBe('1 keypad by p1');
  });

  test('BC-SCOUT-02 the scout dice of a room', () => {
    expect(told('unlocked: b2s\nstep: move {"isOptimized":false,"ap":2}', 'step s')[0]).toBe('2 scout by p1');
  });

  test('BC-DEGRADE-03 the burncycle die', () => {
    const AT = 'step: player-turn {"at":6}\nstep: routing {"isLast":true}\nlast turn: access';
    expect(told(AT, 'done')[0]).toBe('1 burncycle by p1');
  });

  test('BC-PING-10 the ping die is the corporation’s', () => {
    expect(told('at: last-word\nlast turn: access\npings: 1.0', 'end-turn')[0]).toBe('1 ping by corporation');
  });

  test('a step in a hallway: none', () => {
    expect(told('step: move {"isOptimized":false,"ap":2}', 'step e')).toEqual([]);
  });
});

test.each([1, 6])(
  'what is told agrees with what is asked for, in a random match of mission %i',
  { timeout: 60_000 },
  (mission) => {
    let [looks, sure] = [0, 0];
    playAtRandom({ mission, players: 2, seed: `told ${mission}`, most: 240 }, (runner) => {
      const { position } = runner;
      if (position.outcome !== undefined || looks++ % 2 !== 0) return;
      const legal = runner.legal();
      const choice = legal[looks % legal.length];
      const { rolls } = rollsOf(burncycleGame, clonePosition(position, burncycleGame.clone), choice);
      for (const roll of rolls) {
        if (roll.use !== 'dice') continue;
        expect([...position.state.seats, 'corporation']).toContain(roll.owner);
        if (roll.depends === 'nothing') sure += 1;
      }
    });
    expect(sure).toBeGreaterThan(0);
  },
);
