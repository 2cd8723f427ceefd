/** The board draws every scenario, and says in words what it shows. */

import { type Game, Match } from '@tablerunner/engine';
import { type EscapeView, escapeGame, SCENARIOS } from '@tablerunner/escape';
import { boardOf } from '@tablerunner/escape/plan';
import { parseCell } from '@tablerunner/geometry';
import { createSpeaker } from '@tablerunner/language';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeCell } from '../src/games/escape/board/describe-cell.ts';
import { EscapeBoard } from '../src/games/escape/board/escape-board.tsx';
import { wordsOf } from '../src/i18n/words.ts';

const game = escapeGame as unknown as Game;
const speaker = createSpeaker(escapeGame.messages ?? {}, 'en');
const say = wordsOf('en');

function begin(mode: string, scenario: string): EscapeView {
  const match = Match.start(game, { options: { mode, scenario, squads: 'proposed' }, seed: 'drawn' });
  if (!match.ok) throw new Error(match.problem);
  return match.value.view('watcher').view as EscapeView;
}

test.each(SCENARIOS.map(({ mode, id }) => [mode, id] as const))(
  'the board of %s, %s is drawn with a cell for each cell',
  (mode, id) => {
    const view = begin(mode, id);
    const html = renderToStaticMarkup(createElement(EscapeBoard, { view, speaker, say }));
    const { grid, doors, airlocks } = boardOf(view);
    const cells = grid.holes.reduce((sum, hole) => sum + (hole === 0 ? 1 : 0), 0);
    expect(html.match(/data-cell=/g)).toHaveLength(cells);
    expect(html.match(/class="[^"]*doorway/g)).toHaveLength(doors.length);
    expect(html.match(/class="[^"]*airlockDisc/g)).toHaveLength(airlocks.length);
    expect(html).not.toContain('NaN');
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  },
);

test('a cell is told with its room, what is there and what bounds it', () => {
  const view = begin('revolution', 'infiltration');
  const words = (cell: string): string =>
    describeCell(view, parseCell(boardOf(view).grid, cell) ?? -1, { say, speaker });
  expect(words('h7')).toBe('h7, Room 5, Terminal, difficulty 6, free');
  expect(words('a2')).toContain('Airlock 1');
  expect(words('f4')).toContain('west: closed door, lock 8');
});
