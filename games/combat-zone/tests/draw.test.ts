/** The table at a terminal: scenery, models, objectives and teams, also without a language. */
import { plainPen } from '@tablerunner/engine';
import { expect, it } from 'vitest';
import { notation } from '../notation/notation.ts';
import { draw } from '../view/draw.ts';
import { stage } from '../view/stage.ts';

function viewOf(text: string) {
  const read = notation.parsePosition(text);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  return read.value.state;
}

const seen = viewOf(`
scenario: stash-run
player: p1 maelstrom score 2
player: p2 tyger-claws
scenery: shop-1 5,20
model: p1 warlord 11.5,3 tokens g*,y-,y
model: p1 ripper 3,3
model: p1 pledge out@4,4
model: p2 oyabun 11,27
body: pledge 6.5,9
marks: rounds 1 holder-0 1
`);

it('shows the battlefield from above, north up', () => {
  const lines = draw(seen, plainPen).split('\n');
  const field = lines.slice(2, 17);
  expect(lines[1]).toBe(`+${'-'.repeat(22)}+`);
  expect(field.every((line) => line.length === 24)).toBe(true);
  expect(field[15 - 1 - 1]?.[1 + 11]).toBe('a'); // y 3 is the second row from below, x 11.5 the twelfth column
  expect(field[15 - 1 - 4]?.[1 + 6]).toBe('+'); // the body
  expect(field[15 - 1 - 10]).toContain('█'); // the shop
  expect(field[15 - 1 - 7]?.[1 + 11]).toBe('2'); // the crate in the middle
});

it('shows tokens by letter, star and bracket, and who carries what', () => {
  const text = draw(seen, plainPen);
  expect(text).toContain('a warlord, 11.5,3, R* (Y) Y');
  expect(text).toContain('draw.carried');
  expect(text).toContain('draw.out');
});

it('says where a match stands', () => {
  expect(stage(seen)).toEqual({ name: 'round', facts: { round: 2, most: 4, points: '2 : 0' } });
  expect(stage({ ...seen, models: seen.models.map((model) => ({ ...model, place: 'waiting' as const })) })).toEqual({
    name: 'deployment',
    facts: {},
  });
});
