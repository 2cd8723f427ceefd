/** The log of Escape: every clause that it names is in the rulebook, a walk is one line, an attack stands with its dice. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Match } from '@tablerunner/engine';
import { createSpeaker } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { CLAUSES } from '../src/games/escape/play/clauses.ts';
import { game } from '../src/games/escape/play/decision.ts';
import { escapeLines } from '../src/games/escape/play/lines.tsx';
import { wordsOf } from '../src/i18n/words.ts';

test('every clause that the log names is in the rulebook', () => {
  const folder = fileURLToPath(new URL('../../../games/escape/rulebook/en/', import.meta.url));
  const text = readdirSync(folder)
    .map((file) => (file.endsWith('.md') ? readFileSync(folder + file, 'utf8') : ''))
    .join('\n');
  for (const clauses of Object.values(CLAUSES)) {
    for (const clause of Object.values(clauses)) expect(text, clause).toContain(`**${clause}**`);
  }
});

test('the steps of one walk are one line; an attack has its dice and its sum', () => {
  const started = Match.start(game, { options: { scenario: 'infiltration', squads: 'proposed' }, seed: 'log' });
  if (!started.ok) throw new Error(started.problem);
  const at = 1;
  const moved = (n: number, to: number) => ({ n, at, event: { name: 'escape/unit-moved', data: { unit: 0, to } } });
  const spent = (n: number) => ({ n, at, event: { name: 'escape/action-spent', data: { unit: 0, pool: 'mvt' } } });
  const breakdown = [
    { add: 5, why: 'attack-die', clause: 'ES-ROLL-06' },
    { add: 3, why: 'cbt', clause: 'ES-COMBAT-02' },
  ];
  const results = [{ unit: 5, dodged: false, total: 8, damage: 8, breakdown }];
  const events = [
    spent(0),
    moved(1, 16),
    spent(2),
    moved(3, 17),
    spent(4),
    moved(5, 18),
    {
      n: 6,
      at,
      event: {
        name: 'escape/dice-rolled',
        data: { purpose: 'attack', dice: [{ unit: 0, seat: 'resistance', face: 5 }], added: false },
      },
    },
    { n: 7, at, event: { name: 'escape/attack-resolved', data: { attacker: 0, weapon: 'melee', results } } },
    { n: 8, at, event: { name: 'escape/unit-damaged', data: { unit: 5, amount: 8, source: 'melee' } } },
  ];
  const lines = escapeLines({
    events,
    seen: started.value.view('resistance'),
    speaker: createSpeaker(game.messages, 'en'),
    say: wordsOf('en'),
  });
  expect(lines.map(({ text }) => text)).toEqual([
    'Alice moves to c2 for 3 Movement.',
    'Alice attacks with melee. 5 attack die + 3 Combat = 8. 8 damage to Blue Rikishi.',
  ]);
  expect(lines[1]?.dice).toEqual([{ face: 5, role: 'active' }]);
});
