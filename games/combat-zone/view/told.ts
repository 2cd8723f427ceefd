/** The facts of an event as a sentence wants them: models and players by name instead of by number. */
import type { Facts, GameEvent } from '@tablerunner/engine';
import { modelName, playerName } from '../notation/names.ts';
import { USE } from '../rules/abilities/conditions.ts';
import type { CombatZoneView } from './view.ts';

type Namer = (seen: CombatZoneView, value: number) => string;

const model: Namer = (seen, value) => (value < 0 ? '' : modelName(seen, value));

const NAMERS: Readonly<Record<string, Namer>> = { model, target: model, by: model, rival: model, player: playerName };

/** Events whose `from` and `to` are players, and those whose are models. */
const OWN: Readonly<Record<string, Namer>> = {
  'combat-zone/control-passed': playerName,
  'combat-zone/answer-handed': model,
  'combat-zone/card-passed': model,
};

export function told({ name, data }: GameEvent, seen: CombatZoneView): Facts {
  if (typeof data !== 'object' || data === null) return {};
  const facts: Record<string, Facts[string]> = {};
  if ('opposing' in data) facts.isOpposed = Array.isArray(data.opposing) && data.opposing.length > 0;
  if ('action' in data) facts.isUse = typeof data.action === 'string' && data.action.startsWith(USE);
  for (const [key, value] of Object.entries(data)) {
    const namer = key === 'from' || key === 'to' ? OWN[name] : Object.hasOwn(NAMERS, key) ? NAMERS[key] : undefined;
    if (typeof value === 'number') facts[key] = namer?.(seen, value) ?? value;
    else if (typeof value === 'string' || typeof value === 'boolean') facts[key] = value;
    else if (Array.isArray(value)) facts[key] = value.filter((item) => typeof item !== 'object');
  }
  return facts;
}
