/** Why something is not allowed, as it stands at its spot or, on a phone, in the dock. */
import { usePlay } from '../../../table/play-context.ts';
import { RefusalNote } from '../../../table/refusal-note.tsx';
import { inchesText } from '../board/inches.ts';
import { usePlan } from '../shared.ts';

export function Refusal() {
  const { speaker } = usePlay();
  const { refused, back } = usePlan();
  if (refused === undefined) return undefined;
  const { reason, facts, clause } = refused.refusal;
  const isSight = reason === 'path-blocked';
  return (
    <RefusalNote fact={speaker.say(`refusal.${reason}`, facts)} clause={clause} isSight={isSight} onClose={back}>
      <Lengths facts={facts} />
    </RefusalNote>
  );
}

/** How far it is, and how far it may be. */
function Lengths({ facts }: { readonly facts: Readonly<Record<string, unknown>> | undefined }) {
  const { say } = usePlay();
  const { length, allowed } = facts ?? {};
  if (typeof length !== 'number' || typeof allowed !== 'number') return undefined;
  const inches = { length: inchesText(length, say), allowed: inchesText(allowed, say) };
  return <p>{say('combat-zone.refused.length', inches)}</p>;
}
