/** Missions of the content, checked when loaded; all are ours (gaps: BC-GAP-08). */
import { checkPack } from '@tablerunner/engine';
import { z } from 'zod';
import { type Mission, missionSchema } from '../rules/mission/types.ts';
import missions from './base/missions.json' with { type: 'json' };
import { sound } from './sound.ts';

export const missionsSchema = z.strictObject({ pack: z.string().min(1), missions: z.array(missionSchema).min(1) });

export const MISSIONS: readonly Mission[] = sound(checkPack('base/missions.json', missions, missionsSchema)).missions;

const byId = new Map(MISSIONS.map((mission) => [mission.id, mission]));

export function missionNamed(id: string): Mission {
  const mission = byId.get(id);
  if (mission === undefined) throw new Error(`there is no mission called ${id}`);
  return mission;
}
