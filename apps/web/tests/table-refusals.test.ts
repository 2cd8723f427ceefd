/** What is refused says why: it keeps its focus, opens its reason when pressed, and names the clause as a link. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../src/ui/button.tsx';

const drawn = (refused: string | undefined): string =>
  renderToStaticMarkup(
    createElement(
      Button,
      {
        refused,
        rule: createElement('a', { href: '/rules/escape/ES-MOVE-02' }, 'ES-MOVE-02'),
        onClick: () => undefined,
      },
      'Move',
    ),
  );

test('a refused button opens its reason, and tells it with the clause as a link', () => {
  const html = drawn('The cell is occupied.');
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('aria-haspopup="dialog"');
  const [, reason] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<span id="${reason}" hidden="">The cell is occupied. <a`);
  expect(html).toContain('href="/rules/escape/ES-MOVE-02"');
});

test('a button that may be pressed opens nothing and says nothing', () => {
  const html = drawn(undefined);
  expect(html).not.toMatch(/aria-disabled|aria-haspopup|ES-MOVE-02/);
});
