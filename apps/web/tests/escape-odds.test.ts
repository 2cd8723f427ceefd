/** Odds before every roll: which answers are told with theirs, with whose eyes they are read, and what cannot be counted. */
import { Match, type MatchView } from '@tablerunner/engine';
import type { EscapeView } from '@tablerunner/escape/plan';
import { expect, test } from 'vitest';
import { answersOf, decisionOf, game } from '../src/games/escape/play/decision.ts';
import { isEvent, levelOf, partsOf, stanceOf } from '../src/games/escape/play/read-odds.ts';
import { workOut } from '../src/games/escape/play/use-odds.ts';
import { insightFunctions } from '../src/insight/functions.ts';

const { odds } = insightFunctions(() => game);

function matchAt(text: string): Match {
  const parsed = game.notation.parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.where}: ${parsed.problem}`);
  const match = Match.from(game, { seed: 'odds', position: parsed.value });
  if (!match.ok) throw new Error(match.problem);
  return match.value;
}

function play(match: Match, seat: string, choice: object, dice: readonly number[] = []): void {
  const played = match.play(seat, choice, { dice });
  if (!played.ok) throw new Error(`${played.clause}: ${played.reason}`);
}

function asked(match: Match, seat: string) {
  const seen = match.view(seat);
  const decision = decisionOf(seen);
  if (decision === undefined) throw new Error(`${seat} is not asked`);
  return { seen, decision, stance: stanceOf(decision.view, decision), answers: answersOf(decision) };
}

const DUEL = `
+-+-+-+
|A M .|
+-+-+-+
unit anna A cbt 3 veteran
unit mole M isc cbt 2 life 5
anthem: resistance 2
`;

const success = (seen: MatchView, choice: unknown, forecast: string) => {
  const found = odds(seen, choice, forecast);
  const decision = decisionOf(seen);
  const { success: part, of } = partsOf(found, stanceOf(seen.view as EscapeView, decision));
  return `${part.ways}/${of}`;
};

test('every answer to an attack and every reroll is told with its odds, however many there are', () => {
  const match = matchAt(DUEL);
  play(match, 'resistance', { kind: 'melee', target: 'mole' });
  const attacked = asked(match, 'isc');
  expect(attacked.answers.map(({ choice }) => choice)).toEqual([{ pass: true }, { kind: 'dodge', with: 'combat' }]);
  expect(attacked.stance.isDefence).toBe(true);
  expect(success(attacked.seen, { pass: true }, 'no-dodge')).toBe('6/6');
  expect(success(attacked.seen, { kind: 'dodge', with: 'combat' }, 'no-dodge')).toBe('21/36');
  play(match, 'isc', { kind: 'dodge', with: 'combat' }, [1, 6]);
  const rolled = asked(match, 'resistance');
  expect(rolled.decision.step).toBe('escape/roll');
  expect(rolled.stance).toMatchObject({ side: 'resistance', isDefence: false });
  expect(rolled.answers.map(({ choice }) => choice)).toEqual([
    { keep: true },
    { die: 0, source: 'veteran' },
    { die: 0, source: 'anthem' },
  ]);
  expect(success(rolled.seen, { keep: true }, 'no-dodge')).toBe('0/1');
  expect(success(rolled.seen, { die: 0, source: 'veteran' }, 'no-dodge')).toBe('1/6'); // 6 + 3 - 6 - 2
});

test('a Countermeasure is told with its odds, and a Hack with both', () => {
  const match = matchAt(`
+-+-+
|A M|
+-+-+
scenario: ghost-signal
unit anna A int 3
unit mole M isc int 2
`);
  const hack = { kind: 'hack', target: 'mole' };
  const { seen } = asked(match, 'resistance');
  expect(success(seen, hack, 'no-dodge')).toBe('6/6');
  expect(success(seen, hack, 'dodge')).toBe('21/36');
  play(match, 'resistance', hack);
  const hacked = asked(match, 'isc');
  expect(hacked.answers.map(({ choice }) => choice)).toEqual([{ pass: true }, { counter: 'intellect' }]);
  expect(hacked.stance.isDefence).toBe(true);
  expect(success(hacked.seen, { counter: 'intellect' }, 'no-dodge')).toBe('21/36');
});

test('where nothing is rolled any more no odds are told', () => {
  const match = matchAt(DUEL.replace('veteran', 'power-strike').replace('anthem: resistance 2\n', ''));
  play(match, 'resistance', { kind: 'melee', target: 'mole' });
  play(match, 'isc', { pass: true }, [1]);
  const pushed = asked(match, 'resistance');
  expect(pushed.decision.legal.map(({ choice }) => choice)).toContainEqual(expect.objectContaining({ kind: 'push' }));
  expect(pushed.answers).toEqual([]);
});

test('Initiative is a success for who has it, an event for nobody', () => {
  const stance = { side: 'isc', friends: [], isDefence: false } as const;
  expect(levelOf({ damage: {}, initiative: 'isc' }, stance)).toBe('best');
  expect(levelOf({ damage: {}, initiative: 'resistance' }, stance)).toBe('nothing');
  const found = (outcome: object) => ({ rows: [{ outcome, share: 1, ways: 1 }], of: 1, exact: true, guesses: 1 });
  expect(isEvent(found({ event: 7 }) as never)).toBe(true);
  expect(isEvent(found({ initiative: 'isc' }) as never)).toBe(false);
});

test('odds that cannot be counted are told as such, equal ones once, certain ones not at all', async () => {
  const one = { rows: [], of: 6, exact: true, guesses: 1 };
  const melee = { kind: 'melee', target: 'mole' };
  const fails = (): Promise<never> => Promise.reject(new Error('odds: there are more than 60000 ways'));
  expect(await workOut(melee, fails)).toEqual([{ forecast: 'dodge', odds: undefined }]);
  expect(await workOut(melee, async () => one)).toEqual([{ forecast: 'dodge', odds: one }]);
  expect(await workOut(melee, async (name) => (name === 'dodge' ? fails() : one))).toEqual([
    { forecast: 'dodge', odds: undefined },
    { forecast: 'no-dodge', odds: one },
  ]);
  expect(await workOut({ kind: 'move', to: 3 }, fails)).toEqual([]);
});
