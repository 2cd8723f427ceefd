/** `tablerunner verify`: proves from a saved match that no roll was bent. */
import { sealOf } from '@tablerunner/engine';
import type { Command } from '../command.ts';
import { loadMatch } from '../games.ts';
import { EXIT, WrongUse } from '../problem.ts';
import { scripted } from '../timeline.ts';
import { oneFile } from '../words.ts';

const SEAL = /^[0-9a-f]{64}$/;

export const verify: Command = {
  name: 'verify',
  about: 'prove from a saved match that every command was legal and no roll was bent',
  usage: 'FILE [--seal HASH]',
  details: [
    'Every command is judged again, and every die is drawn again from the seed. The seal is the hash of the seed; it',
    'was shown before the first roll, so a seed with the same seal cannot have been chosen afterwards.',
    'Exit code 0: proven. 1: not proven, with the reason.',
  ],
  flags: { seal: { type: 'string', value: 'HASH', about: 'the seal that was shown before the first roll' } },
  examples: ['verify match.json', 'verify match.json --seal 3f0a…'],

  async run(flags, { stdout, games }) {
    const file = oneFile(flags, 'verify');
    const shown = flags.text('seal')?.toLowerCase();
    if (shown !== undefined && !SEAL.test(shown)) {
      throw new WrongUse(`--seal must be 64 hexadecimal digits, not "${flags.text('seal')}".`);
    }
    const { game, save, match } = loadMatch(file, games);
    const seal = sealOf(save.seed);
    const told = save.log.flatMap((entry, i) => (scripted(entry) ? [i + 1] : []));
    const burned = save.log.reduce((sum, { skip }) => sum + (skip ?? 0), 0);

    const lines = [
      `${file}: ${game.id}, rules ${game.rules}, content ${game.content}.`,
      `All ${save.log.length} entries of the log are legal and lead to the position that was saved (${match.hash().slice(0, 16)}…).`,
      ...(save.start === undefined ? [] : ['The match began from a hand-written position: its set-up is not proven.']),
      ...(burned === 0 ? [] : [`${burned} rolls that had been seen were burned by an undo of the whole table.`]),
      `Seal of the seed: ${seal}`,
    ];
    const failures = [
      ...(save.told === undefined
        ? []
        : ['Not proven: dice or picks were told, not drawn, before the first decision.']),
      ...(told.length === 0 ? [] : [`Not proven: dice or picks were told, not drawn, in ${entries(told)}.`]),
      ...(shown === undefined || shown === seal
        ? []
        : [`Not proven: the seal that was shown is another one (${shown}).`]),
    ];
    const proven =
      shown === undefined
        ? 'Every roll comes from this seed. Compare the seal with the one that was shown before the first roll (--seal).'
        : 'Proven: every roll comes from the seed whose seal was shown before the first roll.';
    stdout.write(`${[...lines, ...(failures.length > 0 ? failures : [proven])].join('\n')}\n`);
    return failures.length > 0 ? EXIT.problem : EXIT.fine;
  },
};

const MOST_LISTED = 10;

const entries = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'entry' : 'entries'} ${numbers.slice(0, MOST_LISTED).join(', ')}${numbers.length > MOST_LISTED ? ', …' : ''}`;
