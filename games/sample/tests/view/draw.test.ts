/** The table as a person at a terminal sees it. */
import { plainPen } from '@tablerunner/engine';
import { createSpeaker, type Locale } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import { table } from '../kit.ts';

const penIn = (locale: Locale) => ({ ...plainPen, ...createSpeaker(sample.messages, locale) });
const pen = penIn('en');

test('a table in the midst of a run', () => {
  const t = table(`
    round: 4 of 12
    turn: red, actions 1
    servers: 6/2 8/3=blue 10/4 1/5 14/6=red
    red: credits 3, score 6, hand burner burner siphon watchdog ram, programs ram leech
    blue: credits 1, score 3, hand mole tripwire
    deck: worm worm
    discard: phish
    run: 3`);
  expect(`\n${sample.draw(t.match.view('red').view, pen)}\n`).toMatchInlineSnapshot(`
    "
    Skim · round 4 of 12 · Red plays, 1 action left
    ┌───────────────┬───────────────┬───────────────┬───────────────┬───────────────┐
    │   server 1    │   server 2    │ ▶ server 3 ◀  │   server 4    │   server 5    │
    │     ICE 6     │     · · ·     │    ICE 10     │     ICE 1     │     · · ·     │
    │    ██████     │  Blue has it  │  ██████████   │       █       │  Red has it   │
    │    data 2     │    data 3     │    data 4     │    data 5     │    data 6     │
    └───────────────┴───────────────┴───────────────┴───────────────┴───────────────┘
      Red runs on server 3: not rolled yet
      deck 2 · discard pile 1 (top: Phish)

    ▶ Red (you)     score 6   credits 3   5 of 5 cards
        programs   ram         Strength 2.
                   leech       Gain 2 credits.
        hand       2x burner   script, cost 1     Choose a standing server: its ICE is worn down by 3.
                   siphon      script, cost 0     Gain 5 credits.
                   watchdog    trace, cost 1      The server has 4 more ICE for this run.
                   ram         program, cost 3    Strength 2.
      Blue          score 3   credits 1   2 of 5 cards, hidden
    "
  `);
});

test('the table speaks the language of its reader', () => {
  const t = table(`
    turn: red, actions 1
    red: credits 3, score 6, hand burner
    blue: credits 1, score 3, hand mole`);
  const drawn = (locale: Locale) => sample.draw(t.match.view('red').view, penIn(locale));
  expect(drawn('fr')).toMatch(/serveur 1.*vous.*crédits 3.*coût 1/s);
  expect(drawn('it')).toMatch(/server 1.*tu.*crediti 3.*costo 1/s);
  expect(drawn('fr')).not.toMatch(/draw\.|effect\.|credits/);
});
