/** Fields that tests of fights share: an attacker among targets, and a duel. */
import { table } from './kit.ts';

export const COOPERATION = 'mode: cooperation\nseats: p1\n';

/** The attacker on a2; targets by their cells. Nobody dodges unless the words say so. */
export const field = (attacker: string, others: readonly string[], lines = '') =>
  table(`${lines}
    +-+-+-+-+-+-+
    |. . . . . .|
    + + + + + + +
    |A . . . . .|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+
    unit attacker A own ${attacker}
    ${others.join('\n    ')}`);

export const drone = (id: string, cell: string, words = '') =>
  `unit ${id} ${cell} own black life 9 cbt 2 used cbt 9 ${words}`;
export const rebel = (id: string, cell: string, words = '') =>
  `unit ${id} ${cell} own life 9 cbt 2 used cbt 9 ${words}`;

/** Two beside each other, with room on all sides. */
export const duel = (attacker: string, target: string, lines = '') =>
  table(`${lines}
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |. A M . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+
    unit ashton A own ${attacker}
    unit mamushi M own green life 9 ${target}`);
