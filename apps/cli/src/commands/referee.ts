/** `tablerunner referee`: JSON requests in, JSON answers out, one a line. */
import { once } from 'node:events';
import type { Command } from '../command.ts';
import { LANGUAGE, localeOf } from '../language.ts';
import { EXIT, WrongUse } from '../problem.ts';
import { linesOf } from '../referee/lines.ts';
import { createReferee } from '../referee/referee.ts';

export const referee: Command = {
  name: 'referee',
  about: 'answer JSON requests from standard input, one a line (docs/referee.md)',
  usage: '[--lang en|fr|it]',
  details: [
    'Each line of standard input is one JSON object; each is answered by one line of JSON, in order.',
    'A request that cannot be carried out is answered with "ok": false, a clause, a reason and a sentence,',
    'and the match that is open stays as it was.',
  ],
  flags: LANGUAGE,
  examples: ['referee < requests.jsonl', 'referee --lang fr'],

  async run(flags, world) {
    if (flags.words.length > 0) throw new WrongUse(`"referee" takes no words, and "${flags.words[0]}" was given.`);
    const locale = localeOf(flags, {}); // not from the environment: the same requests give the same answers everywhere
    const { answer } = createReferee({ games: world.games, locale, newSeed: world.newSeed });
    for await (const line of linesOf(world.stdin as AsyncIterable<Uint8Array>)) {
      if (!world.stdout.write(`${answer(line)}\n`)) await once(world.stdout, 'drain');
    }
    return EXIT.fine;
  },
};
