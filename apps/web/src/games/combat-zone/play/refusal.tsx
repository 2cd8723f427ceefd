/** Why something is not allowed, as it stands at its spot or, on a phone, in the dock. */
import { usePlay } from '../../../table/play-context.ts';
import { RefusalNote } from '../../../table/refusal-note.tsx';
import { usePlan } from '../shared.ts';

export function Refusal() {
  const { speaker } = usePlay();
  const { refused, back } = usePlan();
  if (refused === undefined) return undefined;
  const { reason, facts, clause } = refused.refusal;
  const isSight = reason === 'path-blocked';
  return (
    <RefusalNote fact={speaker.say(`refusal.${reason}`, facts)} clause={clause} isSight={isSight} onClose={back} />
  );
}
