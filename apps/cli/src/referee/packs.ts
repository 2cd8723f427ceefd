/** Packs that a match is begun with: judged by their game, then laid into the options. */
import { type Game, type LaidPack, type PackProblem, type Refusal, refuse } from '@tablerunner/engine';
import { shorten } from './guard.ts';

type Options = Readonly<Record<string, unknown>>;

/** So many problems are told at once; the next ones when these are mended. */
const MOST_PROBLEMS = 20;

/** The options with the packs' content in them, or the first refusal. */
export function layPacks(
  game: Game,
  options: Options | undefined,
  packs: readonly unknown[] = [],
): { readonly ok: true; readonly options: Options | undefined } | Refusal {
  if (packs.length === 0) return { ok: true, options };
  if (game.packs?.lay === undefined) return refuse('REF-PACK-01', 'no-packs', { game: game.id });
  const laid: LaidPack[] = [];
  for (const [i, json] of packs.entries()) {
    const file = `packs[${i}]`;
    const checked = game.packs.check(file, json);
    if (!checked.ok) return badPack(checked.problems);
    laid.push({ file, pack: checked.pack });
  }
  const read = game.packs.lay(options ?? {}, laid);
  if (read.ok) return { ok: true, options: read.value };
  return refuse('REF-PACK-03', 'unplayable-pack', { where: read.where, problem: read.problem });
}

function badPack(all: readonly PackProblem[]): Refusal {
  const problems = all.slice(0, MOST_PROBLEMS).map(({ file, entry, field, problem }) => ({
    file,
    entry: shorten(entry),
    field: shorten(field),
    problem: shorten(problem),
  }));
  const { file = '', entry = '', field = '', problem = '' } = problems[0] ?? {};
  const where = [file, entry, field].filter((part) => part !== '').join(': ');
  return refuse('REF-PACK-02', 'bad-pack', { where, problem, problems, more: all.length - problems.length });
}
