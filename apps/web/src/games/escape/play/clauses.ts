/** The clause behind each kind of event, as the log names it: only where it holds whatever brought the event about. */
import type { EscapeView } from '@tablerunner/escape/plan';

const ALWAYS: Readonly<Record<string, string>> = {
  'unit-moved': 'ES-MOVE-02',
  'attack-resolved': 'ES-COMBAT-02',
  'dodge-declared': 'ES-DODGE-03',
  'hack-resolved': 'ES-HACK-03',
  'burn-placed': 'ES-BURN-02',
};

export const CLAUSES: Readonly<Record<EscapeView['mode'], Readonly<Record<string, string>>>> = {
  revolution: {
    ...ALWAYS,
    'event-began': 'ES-EVENT-01',
    'initiative-won': 'ES-INIT-01',
    'anthem-gained': 'ES-RES-01',
  },
  cooperation: {
    ...ALWAYS,
    'event-began': 'ES-CEVENT-01',
    'anthem-gained': 'ES-CRESIST-01',
    'token-revealed': 'ES-TOKEN-06',
  },
};
