/** Why something is not allowed in Escape, with what is in the way. */
import { usePlay } from '../../../table/play-context.ts';
import { RefusalNote } from '../../../table/refusal-note.tsx';
import { usePlan } from './plan-context.tsx';
import { RefusalHelp } from './refusal-help.tsx';

export function EscapeRefusal() {
  const { say, speaker } = usePlay();
  const { refused, back } = usePlan();
  if (refused === undefined) return undefined;
  const { refusal, steps } = refused;
  const fact =
    steps === undefined ? speaker.say(`refusal.${refusal.reason}`, refusal.facts) : say('escape.too-far', { steps });
  return (
    <RefusalNote fact={fact} clause={refusal.clause} isSight={refusal.reason.includes('sight')} onClose={back}>
      <RefusalHelp />
    </RefusalNote>
  );
}
