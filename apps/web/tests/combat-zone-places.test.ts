/** Where something may be put on the table of Combat Zone, as it is shown before it is chosen. */
import { type CombatZoneView, distanceBetween, isOnTable, isRival } from '@tablerunner/combat-zone/plan';
import { type Frame, Match } from '@tablerunner/engine';
import { LIMITER, lengthOf, TOKEN_WIDTH } from '@tablerunner/geometry';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/games/combat-zone/board/tag.tsx';
import { describePlace } from '../src/games/combat-zone/play/describe-place.ts';
import { type Click, pickPoint } from '../src/games/combat-zone/play/pick.ts';
import { placeLook, roomFor } from '../src/games/combat-zone/play/place-look.ts';
import { lookText } from '../src/games/combat-zone/play/place-words.ts';
import { type Decision, decisionOf, game, type Planning } from '../src/games/combat-zone/shared.ts';
import { begin, tongueOf } from './combat-zone-kit.ts';

const voice = tongueOf('en');

const clickAt = (decision: Decision, actor = decision.actor): Click => ({ decision, actor, token: -1, bends: [] });

function askedIn(match: Match): Decision {
  const asked = match.decision();
  const decision = asked === undefined ? undefined : decisionOf(match.view(asked.seat));
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

/** A match where everybody stands. */
function deployed(): Match {
  const match = begin({}, 'places');
  for (let asked = match.decision(); asked?.step === 'combat-zone/deployment'; asked = match.decision())
    match.play(
      asked.seat,
      match.legal().find((choice) => (choice as { kind: string }).kind === 'deploy'),
    );
  return match;
}

/** The same match, with a step that asks for a place on top. */
function askFor(match: Match, frame: Frame): Decision {
  const { position, options } = match;
  const stack = [...position.stack, frame];
  const from = Match.from(game, { options, seed: 'places', position: { ...position, stack } });
  if (!from.ok) throw new Error(from.problem);
  return askedIn(from.value);
}

describe('a model that is deployed', () => {
  const decision = askedIn(begin({}, 'places'));
  const [first] = decision.legal;
  const { model = -1, x = 0, y = 0 } = (first?.choice ?? {}) as { model?: number; x?: number; y?: number };
  const click = clickAt(decision, model);

  test('has the size of its base where it may stand', () => {
    const look = placeLook(click, { x, y });
    expect(look).toMatchObject({ kind: 'deploy', model, at: { x, y }, width: decision.view.models[model]?.width });
    expect(look?.refusal).toBeUndefined();
  });

  test('is refused for the reason that a click would tell', () => {
    const { width, depth } = decision.view.field;
    const far = { x: width - x, y: depth - y };
    const picked = pickPoint(click, far);
    const look = placeLook(click, far);
    if (picked.is !== 'refused' || look === undefined) throw new Error('it may stand there');
    expect(look.refusal).toEqual(picked.refusal);
    expect(lookText(decision.view, look, voice)).toBe(
      voice.speaker.say(`refusal.${picked.refusal.reason}`, picked.refusal.facts),
    );
  });

  test('is read out for whoever moves the cursor by keys', () => {
    const planning = { ...click, view: decision.view } as unknown as Planning;
    expect(describePlace(planning, { x, y }, voice)).toContain('Allowed here');
    expect(describePlace(planning, { x: -5000, y: 0 }, voice)).toContain('Not allowed');
  });
});

describe('on the table', () => {
  const match = deployed();
  const { models } = match.position.state as CombatZoneView;
  const state = match.position.state as CombatZoneView;
  const active = models.findIndex((_, model) => isOnTable(state, model));
  const target = models.findIndex((_, model) => isOnTable(state, model) && isRival(state, active, model));
  const at = models[target] ?? { x: 0, y: 0, width: 0 };

  test('an Impact token that has to touch somebody goes to the nearest place that is offered, and shows whom it reaches', () => {
    const memory = { model: active, token: -1, colour: 'green', action: 'none', target };
    const click = clickAt(askFor(match, { step: 'combat-zone/blast', memory }));
    const look = placeLook(click, { x: at.x + 300, y: at.y });
    expect(look).toMatchObject({ kind: 'impact', width: TOKEN_WIDTH });
    expect(look?.refusal).toBeUndefined();
    expect(look?.caught).toContain(target);
    for (const model of look?.caught ?? [])
      expect(distanceBetween(state, target, model)).toBeLessThanOrEqual(LIMITER.red + TOKEN_WIDTH);
    const { ring, offered } = roomFor(click);
    expect(ring).toMatchObject({ radius: (at.width + TOKEN_WIDTH) / 2, isDisc: false });
    for (const point of offered) expect(Math.abs(lengthOf(point, at) - (ring?.radius ?? 0))).toBeLessThan(20);
    expect(look && lookText(state, look, voice)).toMatch(/^In the blast: /);
  });

  test('after a miss the token may be shifted up to RED, and its target is spared', () => {
    const impact = { x: at.x, y: at.y, z: 0 };
    const memory = { model: active, token: -1, colour: 'green', action: 'none', target, stage: 'missed', impact };
    const click = clickAt(askFor(match, { step: 'combat-zone/blast', memory: { ...memory, spared: target } }));
    expect(placeLook(click, impact)?.caught).not.toContain(target);
    expect(roomFor(click).ring).toMatchObject({ radius: LIMITER.red, isDisc: true });
    const far = { x: at.x < 15_000 ? at.x + 9000 : at.x - 9000, y: at.y };
    expect(placeLook(click, far)?.refusal?.reason).toBe('too-far');
  });

  test('whoever is shoved is shown where the shove ends', () => {
    const frame = { step: 'combat-zone/shove', memory: { model: target, by: active, length: 2000, isFree: true } };
    const click = clickAt(askFor(match, frame));
    const look = placeLook(click, { x: at.x + 5000, y: at.y });
    expect(look).toMatchObject({ kind: 'shove', model: target, width: at.width });
    expect(look?.at.y).toBe(at.y);
    expect((look?.at.x ?? 0) - at.x).toBeLessThanOrEqual(2001);
    expect(roomFor(click).offered).toHaveLength(8);
  });
});

test('a long reason is broken into lines of about the same length', () => {
  const text = 'The base would overlap an obstacle that nobody can stand on.';
  const lines = linesOf(text);
  expect(lines.join(' ')).toBe(text);
  expect(lines).toHaveLength(2);
  expect(linesOf('Too far')).toEqual(['Too far']);
});
