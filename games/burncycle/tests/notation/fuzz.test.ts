/** Nonsense and spoiled text get a reason and a place and break nothing; what is still read can be played on from. */
import { fastChance, type Game, Runner } from '@tablerunner/engine';
import { expectNonsenseTold, expectTold, fuzzNotation, jumble } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { burncycleGame } from '../../index.ts';
import { notation } from '../../notation/notation.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { game } from '../kit.ts';
import { playAtRandom } from '../random-play.ts';

/** Two cores and much else to do: the clock says little. */
const SLOW = { timeout: 90_000 };

const SNIPPETS = [
  '+-+-+',
  '|A d.|',
  '|. x#|',
  'agent ',
  'agent byte',
  'agent byte c4',
  'module exe d4',
  'guard hamster c4 e',
  ' energy ',
  ' energy 99',
  ' holds bolt-cutter',
  ' ip 9.9',
  ' ip 4.0',
  ' note x=1',
  'room A lab tech',
  'post a1 n hallway 1',
  'floor: gantry-1',
  'floor: {"id":1}',
  ' bare',
  'mission: ',
  'mission: {}',
  'stage: 3',
  'burncycle: ',
  '>general (tech) -empty',
  'pings: 1.0 1.0',
  'threat: 5 highest 7',
  'deck mod: ',
  'guards 1: hamster*99',
  ' / ',
  'step: ',
  'step: act {"isOn":true}',
  'step: walk {"guard":0}',
  'at: ',
  'at: security-phase',
  'active: corporation',
  'over: nobody BC-THREAT-02 threat',
  'tasks: x 1',
  'test: move byte basic/9',
  '\n',
  '\n',
  '\n',
  ' ',
  ':',
  '#',
  '#3',
  '-1',
  '0',
  '99999999999999',
  'null',
  '[]',
  '{',
  '💥',
  '\u0000',
  'constructor',
  '__proto__',
];

const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;

/** What is read must be playable, and printed it must be read again. */
function judge(text: string): boolean {
  const read = notation.parsePosition(text);
  expectTold(read, text);
  if (!read.ok) return false;
  const runner = new Runner<BurncycleState>(
    game as Game<BurncycleState>,
    structuredClone(read.value),
    fastChance('on'),
  );
  if (runner.position.outcome === undefined) runner.advance();
  const again = notation.parsePosition(notation.printPosition(runner.position));
  expect(again, notation.printPosition(runner.position)).toMatchObject({ ok: true });
  return true;
}

test('texts of whole matches, spoiled in every way that the testkit knows', SLOW, () => {
  const optionsFor = (match: number) => ({ mission: MISSIONS[match * 5]?.id, players: 1 + match });
  const { positions, commands, refused, readable } = fuzzNotation(burncycleGame, {
    games: 3,
    seed: 'short',
    optionsFor,
  });
  expect([positions > 20, commands > 150, refused > 500, readable > 50]).toEqual([true, true, true, true]);
});

test('nonsense', SLOW, () => {
  const chance = fastChance('nonsense');
  for (let i = 0; i < 1_500; i++) judge(jumble(SNIPPETS, 14, chance));
});

test('good positions with something spoilt in them', SLOW, () => {
  const chance = fastChance('spoilt');
  const texts: string[] = [];
  for (const mission of [0, 5]) {
    playAtRandom({ mission, players: 2 + (mission % 2), seed: `spoilt ${mission}`, most: 150 }, ({ position }) => {
      texts.push(notation.printPosition(position));
    });
  }
  let readable = 0;
  for (let i = 0; i < 250; i++) {
    const text = pick(texts, chance.below(9_999));
    const at = chance.below(text.length);
    const lines = text.split('\n');
    lines.splice(chance.below(lines.length), 1);
    const spoilt = [
      text.slice(0, at) + pick(SNIPPETS, chance.below(999)) + text.slice(at + chance.below(6)),
      text.slice(0, at) + text.slice(at + 1),
      text.replace(/\d+/g, (number) => (chance.below(12) === 0 ? String(Number(number) + 1) : number)),
      lines.join('\n'),
      text.slice(0, at),
    ];
    if (judge(pick(spoilt, i))) readable += 1;
  }
  expect(readable).toBeGreaterThan(25);
  expect(readable).toBeLessThan(225);
});

const WORDS = [
  'move',
  'step',
  'strike',
  'n',
  'c4',
  'zz99',
  'c4e',
  'hamster',
  'byte:',
  'module:',
  'module: strike',
  'keypad',
  'route',
  'unique 2',
  'byte=1',
  '=',
  'trade',
  'gives',
  'use',
  'item 2',
  'dice',
  'basic 2',
  'target',
  'guard',
  'guard-side hamster/e',
  'ip',
  '1.2',
  '9.9',
  'none',
  '#3',
  '-1',
  '{"kind":"pass"}',
  '{"kind":',
  '[]',
  ':',
  '💥',
  '__proto__',
  'constructor',
];

test('a nonsense command gives a reason, and never throws', SLOW, () => {
  const chance = fastChance('words');
  playAtRandom({ mission: 3, players: 2, seed: 'words', most: 200 }, ({ position, frame }) => {
    if (position.outcome !== undefined) return;
    expectNonsenseTold(notation, { state: position.state, frame, words: WORDS, times: 8 }, chance);
  });
});
