/** Plays a finished match again in the background, and holds it against what this browser saw of its dice. */
import type { MatchSave } from '@tablerunner/engine';
import { tellTrouble } from '@tablerunner/table';
import { useEffect, useState } from 'react';
import { verify } from '../insight/insight.ts';
import { isLocal } from '../link/link.ts';
import { browserShares, shareName } from '../link/shares.ts';
import { browserWitness } from '../link/witness.ts';
import { type Judgement, judgeSave, type Known } from './judge-save.ts';
import type { SourceTable } from './source.ts';

/** `undefined` while it is worked out, and of a match that runs. */
export function useJudgement(save: MatchSave | undefined, table: SourceTable | undefined): Judgement | undefined {
  const [judged, setJudged] = useState<{ readonly save: MatchSave; readonly judgement: Judgement }>();
  useEffect(() => {
    if (save === undefined) return;
    let wanted = true;
    const tell = (judgement: Judgement): void => {
      if (wanted) setJudged({ save, judgement });
    };
    void verify(save).then(
      (result) => tell(judgeSave(save, knownOf(table), result)),
      (error: unknown) => tell({ kind: 'broken', trouble: tellTrouble(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [save, table]);
  return judged?.save === save ? judged?.judgement : undefined;
}

function knownOf(table: SourceTable | undefined): Known | undefined {
  if (table === undefined) return undefined;
  const { info, mine } = table;
  const shares = mine.flatMap((seat) => {
    const kept = browserShares.find(shareName(info.id, seat));
    return kept === undefined ? [] : [[seat, kept.share]];
  });
  return {
    info,
    witness: browserWitness.find(info.id),
    mine: Object.fromEntries(shares),
    isLocal: isLocal(info.id),
  };
}
