/**
 * The opposed roll, the same for attacks, moves, launches and whatever else is rolled for: declarations, dice, Luck. It
 * leaves `state.contest` to the step that asked for it. Clauses CZ-OPPOSE-*, CZ-ACTION-13, CZ-ACTION-14, CZ-RULE-50.
 */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { actionOf, hampersOn, skillOf } from '../abilities/skills.ts';
import { declared, rolled, rollSettled } from '../events/contest.ts';
import { type Colour, SIDES_OF } from '../lists.ts';
import { colourWith } from '../tokens.ts';
import type { Bonus, CombatZoneState, Roller } from '../types.ts';
import { modelOf, opponentOf, seatOf, seatOfPlayer } from '../units.ts';
import { type Against, checkArmor, distinctTokens, hasToken, type Opposition, usableArmor } from './against.ts';
import { kindOfFace } from './alike.ts';
import { isWonAgainst } from './compare.ts';
import { luck, luckOrder } from './luck.ts';
import type { ContestMemory, Naming } from './memory.ts';

/** The state and the memory of a step share nothing. */
const copied = (bonuses: readonly Bonus[]): Bonus[] => bonuses.map((bonus) => ({ ...bonus }));

const AUTOMATIC: Naming = { kind: 'oppose', token: -1 };

const naming = z.strictObject({
  kind: z.literal('oppose'),
  token: z.int().min(-1),
  armor: z.int().min(-1).optional(),
  model: z.int().min(0).optional(),
});

/** Whose turn to name it is; nobody names anything for the Obstacle die, nor for a drone in whose place nobody can oppose (CZ-DRONE-08, CZ-NET-22). */
function asked(state: CombatZoneState, { against, named = [], stage }: ContestMemory): Against | undefined {
  const next = stage === undefined ? against[named.length] : undefined;
  if (next === undefined || next === 'obstacle') return undefined;
  return modelOf(state, next.model).kind === 'drone' && next.helpers === undefined ? undefined : next;
}

/** What has been named, with all that follow and name nothing, up to the next one who does. */
function withAutomatic(state: CombatZoneState, memory: ContestMemory): readonly Naming[] {
  const named = [...(memory.named ?? [])];
  while (named.length < memory.against.length && asked(state, { ...memory, named }) === undefined)
    named.push(AUTOMATIC);
  return named;
}

/** The action that is opposed, whoever rolls for it. */
const actionIn = (state: CombatZoneState, { acting, action, by = acting.model }: ContestMemory) =>
  by < 0 || action === undefined ? undefined : actionOf(state, by, action);

export const contest = defineStep<CombatZoneState, ContestMemory, Naming>({
  name: 'combat-zone/contest',
  clause: 'CZ-OPPOSE-01',
  choice: naming,

  who(state, memory) {
    const next = asked(state, memory);
    return next === undefined ? undefined : seatOf(state, next.model);
  },
  candidates(state, memory) {
    const next = asked(state, memory);
    if (next === undefined) return [];
    const tokens = distinctTokens(modelOf(state, next.model));
    const armors = usableArmor(state, next, { model: memory.acting.model, action: actionIn(state, memory) });
    return [
      ...tokens.map((token): Naming => ({ kind: 'oppose', token })),
      ...tokens.flatMap((token) => armors.map(({ source }): Naming => ({ kind: 'oppose', token, armor: source }))),
      ...(next.helpers ?? []).flatMap((model) =>
        distinctTokens(modelOf(state, model)).map((token): Naming => ({ kind: 'oppose', token, model })),
      ),
    ];
  },
  check(state, memory, { token, armor, model }) {
    const next = asked(state, memory);
    if (next === undefined) return refuse('CZ-OPPOSE-01', 'nobody-opposes');
    if (model !== undefined && next.helpers?.includes(model) !== true)
      return refuse('CZ-NET-22', 'cannot-step-in', { model });
    if (!hasToken(state, model ?? next.model, token)) return refuse('CZ-OPPOSE-01', 'no-such-token', { token });
    if (armor === undefined) return accept();
    if (model !== undefined) return refuse('CZ-ARMOR-02', 'armor-does-not-help');
    return checkArmor(state, next, { model: memory.acting.model, action: actionIn(state, memory) }, armor);
  },
  apply(_state, memory, choice, engine) {
    engine.stay<ContestMemory>({ ...memory, named: [...(memory.named ?? []), choice] });
  },

  run(state, memory, engine) {
    const { stage } = memory;
    if (stage === undefined) {
      const named = withAutomatic(state, memory);
      if (named.length < memory.against.length) return engine.stay<ContestMemory>({ ...memory, named });
      engine.emit(declared, { contest: contestOf(state, { ...memory, named }) });
      return engine.stay<ContestMemory>({ ...memory, named, stage: 'dice' });
    }
    if (stage === 'dice') {
      rollAll(state, engine);
      engine.interrupt(luck, { asked: luckOrder(state), hasOtherRerolled: false, isLast: false });
      return engine.stay<ContestMemory>({ ...memory, stage: 'luck' });
    }
    const { contest: settled } = state;
    engine.emit(rollSettled, {
      purpose: memory.purpose,
      wins: settled === undefined ? [] : settled.opposing.map((_, i) => isWonAgainst(settled, i)),
    });
    engine.done();
  },
});

/** All dice at the same time, the acting one first; what lies already is not rolled (CZ-ACTION-14). */
function rollAll(state: CombatZoneState, engine: Engine<CombatZoneState>): void {
  const { contest: current } = state;
  if (current === undefined) throw new Error('no opposed roll is going on');
  const { acting, opposing, purpose } = current;
  const ownerOf = ({ player }: Roller): string => seatOfPlayer(state, player);
  const first =
    acting.die.face > 0
      ? acting.die.face
      : engine.die(SIDES_OF[acting.die.colour], purpose, { owner: ownerOf(acting) });
  const others = opposing.map((roller) =>
    engine.die(SIDES_OF[roller.die.colour], purpose, {
      owner: ownerOf(roller),
      kindOf: kindOfFace(state, current, first, roller),
    }),
  );
  engine.emit(rolled, { acting: first, opposing: others });
}

function contestOf(state: CombatZoneState, memory: ContestMemory) {
  const { against, given, named = [], purpose, by } = memory;
  const action = by === undefined ? memory.action : undefined; // its keywords belong to the roll that was replaced
  const acting =
    given === undefined
      ? actingRoller(state, memory)
      : { ...given, bonuses: copied(given.bonuses), die: { ...given.die }, isFixed: true };
  return {
    purpose,
    ...(action === undefined ? {} : { action }),
    acting,
    opposing: against.map((one, i) => opposingRoller(state, memory, { one, name: named[i] ?? AUTOMATIC })),
  };
}

const unrolled = (colour: Colour | 'obstacle') => ({ colour, face: 0, isRerolled: false });

function actingRoller(state: CombatZoneState, memory: ContestMemory): Roller {
  const { acting } = memory;
  const { model, colour, token, skill, bonuses } = acting;
  const player = model < 0 ? (acting.player ?? 0) : modelOf(state, model).player;
  const skills =
    model < 0 || skill === undefined
      ? []
      : skillOf(state, model, skill, {
          isOpposing: false,
          action: actionIn(state, memory),
          target: firstTarget(memory),
        });
  return {
    model,
    player,
    ...(skill === undefined ? {} : { skill }),
    token,
    bonuses: [...skills, ...copied(bonuses)],
    ...(model >= 0 && modelOf(state, model).kind === 'drone' ? { isFixed: true } : {}), // CZ-DRONE-09
    die: unrolled(colour),
  };
}

function firstTarget({ against: [first] }: ContestMemory): number | undefined {
  return first === undefined || first === 'obstacle' ? undefined : first.model;
}

/** The Obstacle die gets nothing added, whoever rolls it (CZ-OPPOSE-04, CZ-RULE-56, CZ-DRONE-09). */
function opposingRoller(
  state: CombatZoneState,
  memory: ContestMemory,
  { one, name }: { readonly one: Opposition; readonly name: Naming },
): Roller {
  const { acting } = memory;
  if (one === 'obstacle') {
    const player = acting.model < 0 ? (acting.player ?? 0) : modelOf(state, acting.model).player;
    return { model: -1, player: opponentOf(state, player), token: -1, bonuses: [], die: unrolled('obstacle') };
  }
  const { player, kind } = modelOf(state, one.model);
  if (kind === 'drone' && name.model === undefined) {
    return { model: one.model, player, token: -1, bonuses: [], isFixed: true, die: unrolled('obstacle') };
  }
  const action = actionIn(state, memory);
  const rolls = name.model ?? one.model;
  const die = unrolled(colourWith(state, rolls, name.token));
  const base = { model: rolls, player: modelOf(state, rolls).player, token: name.token, die };
  const hampers = hampersOn(state, { model: acting.model, target: rolls }, action);
  if (name.armor !== undefined) {
    const armor = usableArmor(state, one, { model: acting.model, action }).find(({ source }) => source === name.armor);
    return {
      ...base,
      armor: name.armor,
      bonuses: [{ why: 'armor', by: armor?.value ?? 0 }, ...hampers, ...copied(one.bonuses)],
    };
  }
  const skills = [...skillOf(state, rolls, one.skill, { isOpposing: true, action }), ...hampers];
  return {
    ...base,
    skill: one.skill,
    bonuses: name.model === undefined ? [...skills, ...copied(one.bonuses)] : skills,
  };
}
