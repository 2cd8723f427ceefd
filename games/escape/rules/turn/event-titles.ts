/** What the rows of the two event tables are called. Clauses ES-EVENT-02 to 15, ES-CEVENT-02 to 14. */
import type { EscapeState } from '../types.ts';

const TITLES: Readonly<Record<EscapeState['mode'], readonly string[]>> = {
  revolution: [
    'supreme-ai', // 2
    'celestial-order',
    'network-overload',
    'fire-alarm',
    'high-security-airlock',
    'nothing-to-report', // 7
    'blackout',
    'short-circuit',
    'firewall',
    'interference',
    'disconnection', // 12
  ],
  cooperation: [
    'automatic-repression', // 2
    'hidden-trap',
    'network-overload',
    'fire-alarm',
    'surveillance-camera',
    'nothing-to-report', // 7
    'firewall',
    'short-circuit',
    'blackout',
    'heroism',
    'active-lockdown', // 12
  ],
};

export const titleOfEvent = (mode: EscapeState['mode'], row: number): string => TITLES[mode][row - 2] ?? '';
