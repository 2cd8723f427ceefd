/** What can be said of a bot at a glance. */
import { type Bot, type BurncycleView, isDetected, isDown } from '@tablerunner/burncycle/plan';

type Status = 'choosing' | 'escaped' | 'down' | 'detected' | 'disguised' | 'hidden' | 'noticed' | 'unseen';

export function statusOf(bot: Bot): Status {
  if (bot.card === '') return 'choosing';
  if (bot.hasEscaped) return 'escaped';
  if (isDown(bot)) return 'down';
  if (bot.disguise !== undefined) return 'disguised';
  if (isDetected(bot)) return 'detected';
  if (bot.isHidden) return 'hidden';
  // Its chip lies where it was noticed last.
  return bot.chip >= 0 ? 'noticed' : 'unseen';
}

/** Whose turn it is, who comes next, who has had theirs. */
export function turnOf(
  { active, lastTurn }: BurncycleView,
  order: readonly number[],
  bot: number,
): 'now' | 'next' | 'later' | 'done' {
  if (active === bot) return 'now';
  const place = order.indexOf(bot);
  const last = lastTurn < 0 ? -1 : order.indexOf(lastTurn);
  if (place <= last) return 'done';
  return place === last + 1 ? 'next' : 'later';
}
