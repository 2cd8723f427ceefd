/** Undo at the terminal: alone where the rules of undo allow it, otherwise when everybody at the table agrees. */
import type { Seat } from '@tablerunner/engine';
import type { Sitting, WordResult } from './sitting.ts';

const YES = /^(y|yes|o|oui|s|sì|si)$/i;

/** Goes back to before the last command that a person gave. Machine players always agree. */
export async function takeBack(sitting: Sitting, seat: Seat): Promise<WordResult> {
  const { match, seating, speaker, paint, out, input } = sitting;
  const last = match.log.findLastIndex((entry) => entry.auto !== true && seating.get(entry.seat) === undefined);
  const entry = match.log[last];
  if (entry === undefined) {
    out.write(`${paint.refused('✗')} ${speaker.say('refusal.nothing-to-undo')}\n`);
    return 'again';
  }
  const alone = match.undo(seat);
  if (!alone.ok) {
    const commands = match.log.slice(last).filter(({ auto }) => auto !== true).length;
    out.write(`${speaker.refusal(alone)}\n`);
    const answer = await input.ask(`${speaker.say('play.undo-consent', { commands })} `);
    if (answer === undefined) return 'quit';
    if (!YES.test(answer.trim())) return 'again';
    const undone = match.undoByConsent(last);
    if (!undone.ok) {
      out.write(`${paint.refused('✗')} ${speaker.refusal(undone)}\n`);
      return 'again';
    }
  }
  out.write(`${paint.good('✓')} ${speaker.say('play.undone')}\n`);
  return 'changed';
}
