/** Clauses, tables, references, words of the glossary: what a page shows is what the file says. */
import { expect, test } from 'vitest';
import {
  clausesOf,
  createGlosser,
  readDifferences,
  readGlossary,
  readProse,
  readRulebook,
  translateRulebook,
} from '../src/index.ts';

const BOARD = `# Game - 03 Board

A note.

| Word | Mot |
|---|---|
| door | porte |

## Doors

- **GA-DOOR-01** A door is open or closed (GA-DOOR-02). [src: p.09 "Portes"]
- **GA-DOOR-02** A *locked* door needs a \`D6\`.

## Empty
`;

const GLOSSARY = `# Glossary

| English | French | Italian | Meaning |
|---|---|---|---|
| Door | Porte, Sas | Porta | A way through. |
| Locked door | Porte verrouillée | Porta bloccata | A door with a number. |
| Line of sight (LoS) | Ligne de vue | Linea di vista | A free line. |
| Armour (X) | Armure (X) | Armatura (X) | Less damage. |
| Points | PA | PA | What an action costs. |
| Black, Green, Blue | Noir, Vert, Bleu | Nero, Verde, Blu | Three colours. |
`;

test('a chapter has its title, notes, table, sections and clauses with their sources and references', () => {
  const [chapter] = readRulebook({ '03-board': BOARD, glossary: GLOSSARY }).chapters;
  expect(chapter).toMatchObject({
    id: 'board',
    title: 'Board',
    kind: 'rules',
    notes: ['A note.'],
    tables: [{ head: ['Word', 'Mot'], rows: [['door', 'porte']] }],
  });
  expect(chapter?.sections).toEqual([
    {
      id: 'doors',
      title: 'Doors',
      clauses: [
        {
          id: 'GA-DOOR-01',
          text: 'A door is open or closed (GA-DOOR-02).',
          source: 'p.09 "Portes"',
          mentions: ['GA-DOOR-02'],
          language: 'en',
        },
        { id: 'GA-DOOR-02', text: 'A *locked* door needs a `D6`.', source: '', mentions: [], language: 'en' },
      ],
    },
  ]);
});

test('points below a clause are part of it', () => {
  const text =
    '# G - Examples\n- **GA-EX-01** A key. [src: p.3]\n  - Start: a door (GA-DOOR-02).\n  - Outcome: open.\n- **GA-EX-02** No.';
  expect(clausesOf(readRulebook({ examples: text }))).toEqual([
    {
      id: 'GA-EX-01',
      text: 'A key. Start: a door (GA-DOOR-02). Outcome: open.',
      source: 'p.3',
      mentions: ['GA-DOOR-02'],
      language: 'en',
    },
    { id: 'GA-EX-02', text: 'No.', source: '', mentions: [], language: 'en' },
  ]);
});

test('numbered chapters come first, and a chapter without sections is one section', () => {
  const book = readRulebook({ rulings: '# G - Rulings\n- **GA-RULE-01** So.', '10-b': '# G - 10 B', '02-a': BOARD });
  expect(book.chapters.map(({ id, kind }) => `${id} ${kind}`)).toEqual(['a rules', 'b rules', 'rulings rulings']);
  expect(book.chapters.at(-1)?.sections).toMatchObject([{ id: 'rulings', clauses: [{ id: 'GA-RULE-01' }] }]);
});

test('a translation takes the place of the English clause by clause, and counts what is missing', () => {
  const english = readRulebook({ '03-board': BOARD });
  const french = translateRulebook(
    english,
    'fr',
    { '03-board': '- **GA-DOOR-02** Une porte.\n- **GA-GHOST-01** Rien.' },
    { board: 'Plateau', 'board/doors': 'Portes' },
  );
  expect(french.chapters[0]).toMatchObject({ title: 'Plateau', sections: [{ id: 'doors', title: 'Portes' }] });
  expect(clausesOf(french)).toMatchObject([
    { id: 'GA-DOOR-01', language: 'en' },
    { id: 'GA-DOOR-02', language: 'fr', text: 'Une porte.' },
  ]);
  expect(french.untranslated).toBe(1);
});

test('notes and tables of a chapter are shown in the other language once all of them are there', () => {
  const english = readRulebook({ '03-board': BOARD });
  const inFrench = (text: string) => translateRulebook(english, 'fr', { '03-board': text }, {}).chapters[0];
  const table = '| Mot | Word |\n|---|---|\n| porte | door |\n';
  expect(inFrench(`Une note.\n\n${table}`)).toMatchObject({
    notes: ['Une note.'],
    tables: [{ head: ['Mot', 'Word'], rows: [['porte', 'door']] }],
  });
  expect(inFrench('- **GA-DOOR-02** Une porte.')).toMatchObject({
    notes: ['A note.'],
    tables: english.chapters[0]?.tables,
  });
});

test('prose knows code, emphasis and clauses, and loses no letter', () => {
  expect(readProse('See GA-DOOR-01, *not* `GA-DOOR-02` but **`x`**.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'clause', id: 'GA-DOOR-01' },
    { kind: 'text', text: ', ' },
    { kind: 'emphasis', text: 'not' },
    { kind: 'text', text: ' ' },
    { kind: 'clause', id: 'GA-DOOR-02' },
    { kind: 'text', text: ' but ' },
    { kind: 'strong', text: '`x`' },
    { kind: 'text', text: '.' },
  ]);
});

test('words of the glossary are found in each language, longest first, once in a sentence', () => {
  const terms = readGlossary(GLOSSARY);
  const found = (language: string, sentence: string): readonly string[] =>
    createGlosser(
      terms,
      language,
    )(sentence).flatMap(({ text, term }) => (term === undefined ? [] : [`${text}=${term.id}`]));
  expect(found('en', 'Locked doors and doors; a door, indoors, LoS.')).toEqual([
    'Locked doors=Locked door',
    'doors=Door',
    'LoS=Line of sight',
  ]);
  expect(found('fr', 'Le sas et les portes verrouillées')).toEqual(['sas=Door', 'portes verrouillées=Locked door']);
  expect(found('fr', 'Des lignes de vue, pas pour 2 PA')).toEqual(['lignes de vue=Line of sight', 'PA=Points']);
  expect(found('it', 'Armatura, portale')).toEqual(['Armatura=Armour']);
  expect(found('en', 'Green Mamushi')).toEqual([]);
  const sentence = 'A door (no. 7) has Armour 2.';
  expect(
    createGlosser(
      terms,
      'en',
    )(sentence)
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
  expect(createGlosser([], 'en')(sentence)).toEqual([{ text: sentence }]);
});

test('differences are read area by area', () => {
  const text = '# Game - Differences\n\nWhere it differs.\n\n## Doors\n\n- One (GA-DOOR-01).\n- Two.\n\n## Nothing\n';
  expect(readDifferences(text)).toEqual({
    notes: ['Where it differs.'],
    areas: [{ title: 'Doors', points: ['One (GA-DOOR-01).', 'Two.'] }],
  });
});
