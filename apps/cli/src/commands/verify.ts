/** `tablerunner verify`: says from a saved match what is proven of its dice, and what is not. */
import { type Game, type MatchSave, type Origin, sealOf } from '@tablerunner/engine';
import type { Command } from '../command.ts';
import { loadMatch } from '../games.ts';
import { EXIT, WrongUse } from '../problem.ts';
import { scripted } from '../timeline.ts';
import { oneFile } from '../words.ts';

const SEAL = /^[0-9a-f]{64}$/;

export const verify: Command = {
  name: 'verify',
  about: 'prove from a saved match that every command was legal and no roll was bent',
  usage: 'FILE [--seal HASH] [--share SEAT=TEXT …]',
  details: [
    'Every command is judged again, and every die is drawn again from the seed and the shares. The seal is the hash of the',
    'seed; it was shown before the first roll, so a seed with the same seal cannot have been chosen afterwards. A share is',
    'what a seat added to the dice: with your own in the file, the seed alone did not fix them; with the shares of all seats,',
    'nobody could choose them.',
    'Exit code 0: nothing speaks against the match; what is not proven is said. 1: something does, with the reason.',
  ],
  flags: {
    seal: { type: 'string', value: 'HASH', about: 'the seal that was shown before the first roll' },
    share: { type: 'string', multiple: true, value: 'SEAT=TEXT', about: 'the share that this seat added to the dice' },
  },
  examples: ['verify match.json', 'verify match.json --seal 3f0a… --share red=q83f…'],

  async run(flags, { stdout, games }) {
    const file = oneFile(flags, 'verify');
    const shown = flags.text('seal')?.toLowerCase();
    if (shown !== undefined && !SEAL.test(shown)) {
      throw new WrongUse(`--seal must be 64 hexadecimal digits, not "${flags.text('seal')}".`);
    }
    const sent = new Map(flags.texts('share').map(readShare));
    const { game, save, match } = loadMatch(file, games);
    const seal = sealOf(save.seed);
    const burned = save.log.reduce((sum, { skip }) => sum + (skip ?? 0), 0);
    const shares = Object.entries(save.shares ?? {});

    const found = [
      `${file}: ${game.id}, rules ${game.rules}, content ${game.content}.`,
      `All ${save.log.length} entries of the log are legal and lead to the position that was saved (${match.hash().slice(0, 16)}…).`,
      ...(burned === 0 ? [] : [`${burned} rolls that had been seen were burned by an undo of the whole table.`]),
      `Seal of the seed: ${seal}`,
      ...shares.map(([seat, share]) => `Share of ${seat}: ${share}`),
    ];
    const against = [
      ...toldEntries(save),
      ...(shown === undefined || shown === seal ? [] : [`the seal that was shown is another one (${shown}).`]),
      ...[...sent].flatMap(([seat, share]) => wrongShare(save, seat, share)),
    ];
    const isSealed = shown !== undefined;
    const givers = shares.flatMap(([seat]) => (sent.has(seat) ? [seat] : []));
    const open = [...setUp(save), ...unseen(game, save, { isSealed, givers })];
    const source = shares.length === 0 ? 'this seed' : 'this seed and these shares';
    const proven = [
      ...(against.length > 0 ? [] : [`Every roll comes from ${source}.`]),
      ...(against.length > 0 || !isSealed || givers.length === 0 ? [] : [forGivers(givers)]),
      ...(against.length + open.length > 0 ? [] : ['Proven: nobody could choose or know the dice before they fell.']),
    ];
    const not = [...against, ...open].map((line) => `Not proven: ${line}`);
    stdout.write(`${[...found, ...proven, ...not].join('\n')}\n`);
    return against.length > 0 ? EXIT.problem : EXIT.fine;
  },
};

function readShare(text: string): [seat: string, share: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new WrongUse(`--share must be like red=q83f…, not "${text}".`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function wrongShare({ shares }: MatchSave, seat: string, share: string): string[] {
  const kept = shares !== undefined && Object.hasOwn(shares, seat) ? shares[seat] : undefined;
  if (kept === undefined) return [`there is no share of ${seat} in the dice.`];
  return kept === share ? [] : [`the share of ${seat} in the dice is another one than ${share}.`];
}

function toldEntries({ log, told: opening }: MatchSave): string[] {
  const before = opening === undefined ? [] : ['dice or picks were told, not drawn, before the first decision.'];
  const told = log.flatMap((entry, i) => (scripted(entry) ? [i + 1] : []));
  return told.length === 0 ? before : [...before, `dice or picks were told, not drawn, in ${entries(told)}.`];
}

function setUp({ start, origin }: MatchSave): string[] {
  if (start === undefined) return [];
  if (origin === undefined) return ['the set-up: the match began from a position that somebody laid.'];
  return [`the set-up: ${sayOrigin(origin)}.`];
}

function sayOrigin({ from, at, length, by }: Origin): string {
  const what = from === 'file' ? `entry ${at} of ${length} of another match file` : 'a position';
  const whom = by === undefined ? 'somebody' : `"${by.name}"${by.isAccount ? '' : ', a name that nobody checked,'}`;
  return `the match began from ${what} that ${whom} laid`;
}

/** What only those who were there can compare. */
function unseen(
  game: Game,
  save: MatchSave,
  { isSealed, givers }: { readonly isSealed: boolean; readonly givers: readonly string[] },
): string[] {
  if (save.start === undefined && game.seedOf?.({ ...save.options }) === save.seed)
    return ['that the dice were secret: they are the same for everybody at tables like this.'];
  const seal = 'that the seed was fixed before the first roll: compare the seal with the one that was shown (--seal).';
  const share = 'that the shares are those that were sent: compare your own (--share).';
  const nobody = 'that nobody chose the seed: no seat added to the dice, and whoever hosted the match knew it.';
  const others = Object.keys(save.shares ?? {}).filter((seat) => !givers.includes(seat));
  if (givers.length + others.length === 0) return [...(isSealed ? [] : [seal]), nobody];
  const unsent = givers.length === 0 ? [share] : others.length === 0 ? [] : [later(givers, others)];
  return [...(isSealed ? [] : [seal]), ...unsent, ...again(save)];
}

/** Of what the others added only those know who saw all hashes before they told their own share. */
const later = (givers: readonly string[], others: readonly string[]): string =>
  `that what ${others.join(', ')} added was chosen before the share of ${givers.join(', ')} was told.`;

const forGivers = (givers: readonly string[]): string =>
  `Proven for ${givers.join(', ')}, if the seal was seen before that share was sent: the seed was not chosen to suit it.`;

const again = ({ rounds = 1 }: MatchSave): string[] =>
  rounds === 1
    ? []
    : [
        `that nobody tried for other dice. The shares were gathered in ${rounds} rounds: who began anew could try again.`,
      ];

const MOST_LISTED = 10;

const entries = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'entry' : 'entries'} ${numbers.slice(0, MOST_LISTED).join(', ')}${numbers.length > MOST_LISTED ? ', …' : ''}`;
