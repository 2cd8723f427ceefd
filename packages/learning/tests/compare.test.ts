/** A translated rulebook is held against the English one: what is lost or changed on the way is found. */
import { expect, test } from 'vitest';
import { readRulebook, translationFaults } from '../src/index.ts';

const DOORS = `# Game - 03 Doors

Cells are counted from 1.

| Door | Number |
|---|---|
| locked | 7 |

- **GA-DOOR-01** A door is open or closed (GA-DOOR-02). [src: p.09 "Portes"]
- **GA-DOOR-02** It takes 2 actions to open the locked one.
- **GA-DOOR-03** 29 doors.
`;

const PORTES = `# Game - 03 Portes

Les cases se comptent à partir de 1.

| Porte | Nombre |
|---|---|
| verrouillée | 7 |

- **GA-DOOR-01** Une porte est ouverte ou fermée (GA-DOOR-02).
- **GA-DOOR-02** Ouvrir celle qui est verrouillée coûte 2 actions.
- **GA-DOOR-03** 29 portes.
`;

const english = readRulebook({ '03-doors': DOORS, '04-walls': '# Game - 04 Walls\n\n- **GA-WALL-01** A wall.\n' });
const faults = (text: string) => translationFaults(english, readRulebook({ '03-doors': text }, 'fr'));

test('a faithful chapter has no fault, and a chapter that nobody has translated is none', () => {
  expect(faults(PORTES)).toEqual([]);
  expect(faults(PORTES.replace('GA-DOOR-02).', 'GA-DOOR-02). [src: p.09 "Portes"]'))).toEqual([]);
});

test.each([
  ['a lost clause', /^- \*\*GA-DOOR-02.*\n/m, '', 'GA-DOOR-02: is missing'],
  [
    'a clause of another chapter',
    '29 portes.',
    '29 portes.\n- **GA-WALL-01** Un mur.',
    'GA-WALL-01: is not in this chapter',
  ],
  ['another order', /(- .*-02.*\n)(- .*-03.*\n)/, '$2$1', 'GA-DOOR-03: is not in the place'],
  ['another number', '2 actions', '3 actions', 'GA-DOOR-02: has the numbers 3, and 2 in English'],
  ['a lost number', '2 actions', 'deux actions', 'GA-DOOR-02: has the numbers none, and 2 in English'],
  ['another number in a table', '| 7 |', '| 8 |', 'doors, tables: has the numbers 8, and 7 in English'],
  ['another number in a note', 'partir de 1', 'partir de 0', 'doors, note 1: has the numbers 0, and 1 in English'],
  ['a lost note', 'Les cases se comptent à partir de 1.', '', 'doors: 0 notes, and 1 in English'],
  ['a lost row', '| verrouillée | 7 |\n', '', 'doors: tables of 0x2, and of 1x2 in English'],
  ['another reference', 'GA-DOOR-02)', 'GA-DOOR-03)', 'GA-DOOR-01: names GA-DOOR-03, and GA-DOOR-02 in English'],
  ['another source', 'GA-DOOR-02).', 'GA-DOOR-02). [src: p.10]', 'GA-DOOR-01: has another source'],
  ['a sentence in English', 'fermée (', 'fermée; the way is free (', 'GA-DOOR-01: is left in English: the way is free'],
  ['a clause in English', '29 portes.', '29 doors.', 'GA-DOOR-03: is left in English: 29 doors.'],
])('%s is a fault', (_, from, to, fault) => {
  expect(faults(PORTES.replace(from, to)).join('\n')).toContain(fault);
});

test('a chapter that English does not have is a fault', () => {
  const own = readRulebook({ '05-roofs': '# Game - 05 Toits\n' }, 'fr');
  expect(translationFaults(english, own)).toEqual(['roofs: there is no such chapter in English']);
});
