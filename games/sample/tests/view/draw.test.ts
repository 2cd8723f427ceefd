/** The table as a person at a terminal sees it. */
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import { table } from '../kit.ts';

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
  expect(`\n${sample.draw(t.match.view('red').view)}\n`).toMatchInlineSnapshot(`
    "
    Skim · round 4 of 12 · red's turn, 1 action left
    ┌───────────────┬───────────────┬───────────────┬───────────────┬───────────────┐
    │   server 1    │   server 2    │ ▶ server 3 ◀  │   server 4    │   server 5    │
    │     ICE 6     │     · · ·     │    ICE 10     │     ICE 1     │     · · ·     │
    │    ██████     │  blue has it  │  ██████████   │       █       │  red has it   │
    │    data 2     │    data 3     │    data 4     │    data 5     │    data 6     │
    └───────────────┴───────────────┴───────────────┴───────────────┴───────────────┘
      red runs on server 3: not rolled yet
      deck 2 · discard pile 1 (top: phish)

    ▶ red (you)   score 6   credits 3   5 of 5 cards
        programs  ram           strength 2
                  leech         gain-credits 2
        hand      2x burner     script, cost 1    wear-server 3
                  siphon        script, cost 0    gain-credits 5
                  watchdog      trace, cost 1     raise-ice 4
                  ram           program, cost 3   strength 2
      blue        score 3   credits 1   2 of 5 cards, hidden
    "
  `);
});
