/** Setup Initiative: who starts placing markers. Clauses ES-SETUP-06 to ES-SETUP-09. */
import { defineStep } from '@tablerunner/engine';
import { setupInitiativeWon } from '../events/setup.ts';
import { readTest, rollForBoth } from '../turn/initiative.ts';
import type { EscapeState } from '../types.ts';

interface Rolled {
  readonly rolled?: boolean;
}

export const setupInitiative = defineStep<EscapeState, Rolled>({
  name: 'escape/setup-initiative',
  clause: 'ES-SETUP-07',
  run(state, { rolled }, engine) {
    if (rolled !== true) {
      engine.stay<Rolled>({ rolled: true });
      return rollForBoth(state, 'setup-initiative', engine);
    }
    const { totals } = readTest(state, () => true, engine);
    const faction = totals.isc > totals.resistance ? 'isc' : 'resistance'; // ES-SETUP-08
    engine.emit(setupInitiativeWon, { faction, ...totals });
    engine.done();
  },
});
