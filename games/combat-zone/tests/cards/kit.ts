/** Our cards on the test table. */
import { frameOf } from '@tablerunner/engine';
import { CARDS } from '../../content/cards.ts';
import type { GearCard, Profile } from '../../content/types.ts';
import { activation } from '../../rules/turn/activation.ts';
import { suffer } from '../../rules/wounds/suffer.ts';
import { type DrawnGear, type DrawnModel, type DrawnProgram, type DrawnState, drawnState, Table } from '../kit.ts';

export const card = (id: string): GearCard & DrawnGear => {
  const found = CARDS.gear[id];
  if (found === undefined) throw new Error(`there is no card ${id}`);
  return found;
};

export const program = (id: string, isRunning = false): DrawnProgram => {
  const found = CARDS.programs[id];
  if (found === undefined) throw new Error(`there is no program ${id}`);
  return { ...found, isRunning };
};

/** A model with everything that stands on one of our profiles, its printed gear included. */
export const person = (id: string, drawn: DrawnModel = {}): DrawnModel => {
  const { gifts, reflexes, actions, skills, armor, keywords, gear, tokens } = CARDS.profiles[id] as Profile;
  return {
    gifts,
    reflexes,
    actions,
    skills,
    armor,
    keywords,
    gear: gear.map((one) => ({ ...card(one), isPrinted: true })),
    tokens: tokens.map((colour) => colour[0]).join(' '),
    ...(keywords.includes('gonk') ? { kind: 'gonk' as const } : {}),
    ...drawn,
  };
};

/** The first model is in the middle of its activation. */
export const active = (models: readonly DrawnModel[], more: Partial<DrawnState> = {}): Table =>
  new Table(drawnState({ models, active: 0, ...more }), frameOf(activation, { model: 0, hasActed: false }));

/** The second model is about to be wounded by an attack of the first. */
export const struck = (
  models: readonly DrawnModel[],
  dice: readonly number[] = [],
  more: Partial<DrawnState> = {},
): Table =>
  new Table(
    drawnState({ models, ...more }),
    frameOf(suffer, { model: 1, wounds: 1, token: models[1]?.kind === 'gonk' ? -1 : 0, by: 0, isAttack: true }),
    dice,
  );

export const shot = (target: number, token = 0) => ({ kind: 'act', action: 'basic/ranged', token, target });
export const cut = (target: number, token = 0) => ({ kind: 'act', action: 'basic/melee', token, target });
