/** parse(print(x)) is x, for positions and commands of random matches, and nonsense never crashes a reader. */
import { fastChance } from '@tablerunner/engine';
import { expectCommandsReadBack, expectNonsenseTold, expectReadBack, expectTold, jumble } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';
import { playAtRandom } from '../random-play.ts';

const { notation } = escapeGame;

/** Two cores and much else to do: the clock says little. */
const SLOW = { timeout: 60_000 };

const MATCHES = [
  { options: { squads: 'recruited' }, seeds: [1, 2] },
  { options: { squads: 'proposed' }, seeds: [4, 5] },
  { options: { mode: 'cooperation', players: 3 }, seeds: [6, 7, 8] },
];

describe('round trip', () => {
  for (const { options, seeds } of MATCHES) {
    for (const seed of seeds) {
      test(`every position and every legal command of match ${seed} with ${JSON.stringify(options)}`, SLOW, () => {
        let looks = 0;
        playAtRandom(options, seed, (runner) => {
          if (looks++ % 5 === 0) expectReadBack(notation, runner.position);
          expectCommandsReadBack(notation, runner, runner.legal());
        });
        expect(looks).toBeGreaterThan(30);
      });
    }
  }
});

const SNIPPETS = [
  '+-+-+',
  '|A d.|',
  '|. 7#|',
  'unit ',
  'unit ashton',
  'unit x A',
  ' life ',
  '3/5',
  '9/1',
  'mvt',
  ' -1',
  'doors: ',
  'a1e',
  ' open',
  'marker ',
  'radio',
  'objective',
  'crate a1',
  'step: ',
  'escape/activation',
  '{"unit":0}',
  '{',
  '}',
  'null',
  '[]',
  'active: ',
  'nobody',
  'board: ',
  'atrium',
  'mode: ',
  'cooperation',
  'token ',
  '1 black 2/0 a1',
  'over: ',
  'draw',
  'roll: ',
  'attack ashton=5',
  '\n',
  '\n',
  '\n',
  ' ',
  ':',
  '#',
  'option: ',
  'at: ',
  'choose-active',
  'x 1',
  'scenario: ',
  'airlocks: ',
  '1 a1 a2',
  'event: 10',
  'seats: ',
  'p1',
  '💥',
  '\u0000',
  '99999999999999',
  'constructor',
  '__proto__',
];

test('nonsense gives a reason and a place, and never throws', SLOW, () => {
  const chance = fastChance('nonsense');
  for (let i = 0; i < 3_000; i++) {
    const text = jumble(SNIPPETS, 12, chance);
    expectTold(notation.parsePosition(text), text);
  }
});

test('a good position with something spoilt in it never throws', SLOW, () => {
  const chance = fastChance('spoilt');
  const texts: string[] = [];
  playAtRandom({ squads: 'proposed' }, 7, ({ position }) => texts.push(notation.printPosition(position)), 200);
  for (let i = 0; i < 600; i++) {
    const text = texts[chance.below(texts.length)] ?? '';
    const at = chance.below(text.length);
    const spoilt =
      text.slice(0, at) + (SNIPPETS[chance.below(SNIPPETS.length)] ?? '') + text.slice(at + chance.below(6));
    expect(() => notation.parsePosition(spoilt)).not.toThrow();
  }
});

const WORDS = [
  'move',
  'melee',
  'c4',
  'zz99',
  'end',
  'pilot:',
  'anthem',
  'ashton:',
  'keep',
  'reroll',
  '0',
  'veteran',
  'pass',
  'open',
  'c4n',
  'x=1',
  '=',
  ':',
  'to=',
  'to=c4',
  'dodge',
  'with=',
  '{"a":',
  '[1,2]',
  '"',
  'activate',
  'place',
  'alice',
  'first',
  '-1',
  '💥',
  '__proto__',
];

test('a nonsense command gives a reason, and never throws', SLOW, () => {
  const chance = fastChance('words');
  playAtRandom({ squads: 'proposed' }, 8, ({ position, frame }) => {
    expectNonsenseTold(notation, { state: position.state, frame, words: WORDS, times: 6 }, chance);
  });
});
