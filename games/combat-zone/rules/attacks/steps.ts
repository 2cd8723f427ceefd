/** Steps and events of attacks. */
import type { EventKind, Step } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';
import { attack } from './attack.ts';
import { blast } from './blast.ts';
import { evade } from './evade.ts';
import { impactPlaced } from './events.ts';
import { shot } from './shot.ts';

export const attackSteps = [attack, shot, blast, evade] as Step<CombatZoneState>[];

export const attackEvents = [impactPlaced] as EventKind<CombatZoneState, unknown>[];
