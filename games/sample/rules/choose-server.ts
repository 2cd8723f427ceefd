/** The owner of a card points at a server whose ICE it wears down. Clauses SK-SRV-03 and SK-SRV-04. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { iceWorn } from './events.ts';
import { anyStanding, isStanding, SERVER_COUNT } from './servers.ts';
import { type SkimState, seatId } from './types.ts';

export const chooseServerMemory = z.strictObject({ seat: seatId, by: z.int().min(1).max(20) });
const wearChoice = z.strictObject({ kind: z.literal('wear'), server: z.int() });
export type WearChoice = z.infer<typeof wearChoice>;

const CANDIDATES: readonly WearChoice[] = Array.from({ length: SERVER_COUNT }, (_, i) => ({
  kind: 'wear',
  server: i + 1,
}));

export const chooseServer = defineStep<SkimState, z.infer<typeof chooseServerMemory>, WearChoice>({
  name: 'skim/choose-server',
  clause: 'SK-SRV-03',
  choice: wearChoice,

  who: (state, { seat }) => (anyStanding(state) ? seat : undefined),
  candidates: () => CANDIDATES,
  check(state, _memory, { server }) {
    if (!isStanding(state, server)) return refuse('SK-SRV-03', 'no-standing-server', { server });
    return accept();
  },
  apply(_state, { by }, { server }, engine) {
    engine.emit(iceWorn, { server, by });
    engine.done();
  },
  run: (_state, _memory, engine) => engine.done(),
});
