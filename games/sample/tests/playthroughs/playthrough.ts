/** Writes a whole game down as text: what each command was chosen from, and what the table saw of it. */
import { fastChance, Match, printCommand, SPECTATOR } from '@tablerunner/engine';
import { type SkimState, type SkimView, sample } from '../../index.ts';

interface Written {
  readonly text: string;
  readonly match: Match<SkimState, SkimView>;
}

/** A game in which chance chooses all commands. `whole` adds position, views and legal commands of every turn. */
export function playthrough(seed: string, options: Record<string, number>, whole: boolean): Written {
  const begun = Match.start(sample, { seed, options });
  if (!begun.ok) throw new Error(begun.problem);
  const match = begun.value;
  const chance = fastChance(seed);
  const lines = [`seed ${seed}, options ${JSON.stringify(options)}`];
  let [seen, turn] = [0, ''];
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const { state, stack } = match.position;
    const now = `${state.round} ${state.active}`;
    if (whole && now !== turn) lines.push('', ...tableNow(match));
    turn = now;
    const frame = stack.at(-1) ?? { step: '', memory: {} };
    const legal = match.legal();
    const choice = legal[chance.below(legal.length)];
    if (whole) lines.push('', `legal: ${legal.map((each) => printCommand(sample, each, state, frame)).join(' | ')}`);
    lines.push(`${decision.seat}: ${printCommand(sample, choice, state, frame)}`);
    const played = match.play(decision.seat, choice);
    if (!played.ok) throw new Error(`${played.clause} ${played.reason}`);
    for (const { event } of match.eventsFor(SPECTATOR, seen)) {
      if (whole) lines.push(`  ${event.name} ${JSON.stringify(event.data)}`);
    }
    seen = match.events.length;
  }
  lines.push('', sample.notation.printPosition(match.position), `hash: ${match.hash()}`, '');
  return { text: lines.join('\n'), match };
}

function tableNow(match: Match<SkimState, SkimView>): string[] {
  const views = ['red', 'blue'].map((seat) => JSON.stringify(match.view(seat).view));
  return ['-'.repeat(81), sample.notation.printPosition(match.position), ...views.map((view) => `view: ${view}`)];
}
