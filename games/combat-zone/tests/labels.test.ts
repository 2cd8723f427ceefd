/** Every choice of every step is called something in three languages, and no two choices of one list alike. */
import { type Frame, fastChance, type Runner } from '@tablerunner/engine';
import { LOCALES } from '@tablerunner/language';
import { LOST } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import type { CombatZoneState } from '../rules/types.ts';
import { labelOf } from '../view/label.ts';
import { block, drawnState } from './kit.ts';
import { matchOf } from './match-kit.ts';
import { tableNumber } from './random-play.ts';
import { soleSpeaker } from './text-kit.ts';

const speakers = LOCALES.map(soleSpeaker);
const UNFIT = new RegExp(`${LOST}|NaN|undefined|[{}]| {2}|^ |choice\\.|compass\\.|–|\\(\\)|: *$`);

const seenKinds = new Map<string, number>();
/** So often a kind of choice at a step is read; the lists of moves are long. */
const ENOUGH = 40;

function readAll(position: Runner<CombatZoneState>['position'], legal: readonly unknown[]): void {
  const frame = position.stack.at(-1) as Frame;
  const labels = new Map<string, unknown>();
  for (const choice of legal) {
    const { kind = 'first' } = choice as { kind?: string };
    const key = `${frame.step} ${kind}`;
    const count = seenKinds.get(key) ?? 0;
    if (count > ENOUGH) continue;
    seenKinds.set(key, count + 1);
    for (const speaker of speakers) {
      const label = labelOf(position.state, frame, choice, speaker);
      expect(label, `${speaker.locale} ${JSON.stringify(choice)} at ${frame.step}`).not.toBe('');
      expect(label, `${speaker.locale} ${JSON.stringify(choice)} at ${frame.step}`).not.toMatch(UNFIT);
      const twin = labels.get(`${speaker.locale} ${label}`);
      expect(twin === undefined ? '' : JSON.stringify([twin, choice, label])).toBe('');
      labels.set(`${speaker.locale} ${label}`, choice);
    }
  }
}

test.each([0, 4, 9, 12])('choices of a random game have labels, each its own (table %i)', (number) => {
  const runner = matchOf(tableNumber(number));
  const die = fastChance(`labels ${number}`);
  for (let decision = 0; decision < 70 && runner.position.outcome === undefined; decision++) {
    const legal = runner.legal();
    readAll(runner.position, legal);
    const deployed = legal.filter((choice) => (choice as { kind?: string }).kind !== 'reserve');
    runner.play((deployed.length > 0 ? deployed : legal)[die.below(Math.max(deployed.length, 1))]);
  }
  expect(seenKinds.size).toBeGreaterThan(6);
});

const state = drawnState({
  models: [
    { at: [5, 5], player: 0, card: 'warlord', tokens: 'g y* r', gear: [{ id: 'smg' }] },
    { at: [9, 9], player: 1, card: 'oyabun', tokens: 'g' },
  ],
  pieces: [block('crates-1', [5, 7, 7, 8])],
});
const [english, french] = [soleSpeaker('en'), soleSpeaker('fr')];
const active: Frame = { step: 'combat-zone/activation', memory: { model: 0 } };

test('a label says who, what, whom and with which token', () => {
  const say = (choice: object, frame: Frame = active, speaker = english): string =>
    labelOf(state, frame, choice, speaker);
  expect(say({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 })).toBe('Ranged attack on Oyabun (GREEN)');
  expect(say({ kind: 'act', action: 'smg/fire', token: 1, target: 1 })).toBe(
    'SMG: fire on Oyabun (RED, wounded, printed YELLOW)',
  );
  expect(say({ kind: 'move', token: 0, way: [{ x: 5000, y: 9000 }] })).toBe(
    'Move: 4.0 inches north, to 5.0 | 9.0 (GREEN)',
  );
  expect(
    say(
      {
        kind: 'move',
        token: 2,
        way: [
          { x: 8000, y: 5000 },
          { x: 8000, y: 8000 },
        ],
      },
      active,
      french,
    ),
  ).toBe('Déplacement : 6,0 pouces au nord-est, par 8,0 | 5,0, jusqu’en 8,0 | 8,0 (ROUGE)');
  expect(say({ kind: 'move', token: 0, way: [], drag: { piece: 'crates-1' } })).toBe(
    'Drag Crates 1: stay here (GREEN)',
  );
  const react: Frame = { step: 'combat-zone/react', memory: {} };
  expect(
    say({ kind: 'react', model: 1, with: { kind: 'act', action: 'basic/melee', token: 0, target: 0 } }, react),
  ).toBe('Oyabun [RE]acts: Melee attack on Warlord (GREEN)');
  const contest: Frame = { step: 'combat-zone/contest', memory: { against: [{ model: 0 }] } };
  expect(say({ kind: 'oppose', token: 0 }, contest)).toBe('Warlord resists with skill (GREEN)');
});
