/** The table of Combat Zone is drawn exactly, says in words what it shows, and a planned move is the move that is judged. */
import { type CombatZoneView, modelName, pathBetween, walkOf } from '@tablerunner/combat-zone/plan';
import { fastChance, Match } from '@tablerunner/engine';
import { lengthOf } from '@tablerunner/geometry';
import { createSpeaker, LOCALES } from '@tablerunner/language';
import { judge } from '@tablerunner/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { describeModel, describeTable } from '../src/games/combat-zone/board/describe.ts';
import { FieldBoard } from '../src/games/combat-zone/board/field-board.tsx';
import { Limiter, pointAt } from '../src/games/combat-zone/board/limiter.tsx';
import { nameSpots, widthOfName } from '../src/games/combat-zone/board/name-spots.ts';
import { type Labelled, pieceLabels } from '../src/games/combat-zone/board/piece-labels.ts';
import { INCH, RIM, scaleOf } from '../src/games/combat-zone/board/scale.ts';
import { usualPayer } from '../src/games/combat-zone/play/payers.ts';
import { moveTo, pickModel, pickPoint } from '../src/games/combat-zone/play/pick.ts';
import { partOf } from '../src/games/combat-zone/play/shown-part.ts';
import { threatsAt } from '../src/games/combat-zone/play/threats.ts';
import { moveChoiceFor, movingFor, startOf, wayTo } from '../src/games/combat-zone/play/ways.ts';
import { type Decision, decisionOf, game, type Planning } from '../src/games/combat-zone/shared.ts';
import { wordsOf } from '../src/i18n/words.ts';

const speaker = createSpeaker(game.messages, 'en');
const say = wordsOf('en');

function begin(options: object = {}, seed = 'drawn'): Match {
  const match = Match.start(game, { options, seed });
  if (!match.ok) throw new Error(`${match.where}: ${match.problem}`);
  return match.value as Match;
}

/** Plays by chance to a decision of a step; moves are preferred, so that the teams meet. */
function playTo(match: Match, step: string, most = 300): Decision {
  const chance = fastChance('way');
  for (let turns = 0; turns < most; turns++) {
    const asked = match.decision();
    if (asked === undefined) break;
    if (asked.step === `combat-zone/${step}`) {
      const decision = decisionOf(match.view(asked.seat));
      if (decision !== undefined) return decision;
    }
    const legal = match.legal();
    match.play(asked.seat, legal[chance.below(legal.length)]);
  }
  throw new Error(`the match never came to ${step}`);
}

const activation = (): Decision => playTo(begin(), 'activation');

describe('the drawing', () => {
  const { view } = activation();
  const html = renderToStaticMarkup(createElement(FieldBoard, { view, speaker, say }));

  test('every model on the table, every piece and every token is there', () => {
    const standing = view.models.filter(({ place }) => place === 'table');
    expect(standing.length).toBeGreaterThan(10);
    expect(html.match(/data-model=/g)).toHaveLength(standing.length);
    expect(html.match(/data-piece=/g)).toHaveLength(view.field.pieces.length);
    const tokens = standing.reduce((sum, { tokens: own }) => sum + own.length, 0);
    expect(html.match(/>[GYR]<\/text>/g)).toHaveLength(tokens);
    expect(html).not.toContain('NaN');
    expect(html).not.toContain('undefined');
  });

  test('below 22 pixels an inch the tokens become a count', () => {
    const small = renderToStaticMarkup(createElement(FieldBoard, { view, speaker, say, cell: 20 }));
    expect(small.match(/>[GYR]<\/text>/g)).toBeNull();
    expect(small).toMatch(/>\d\/\d<\/text>/);
  });

  test('places go to the drawing and back, upright and laid across', () => {
    for (const isUpright of [true, false]) {
      const scale = scaleOf(view, isUpright);
      const place = { x: 7123, y: 21_456 };
      expect(scale.placeOf(scale.at(place))).toEqual(place);
      expect(scale.isTurned).toBe(!isUpright && view.field.depth > view.field.width);
    }
    const { at } = scaleOf(view, true);
    expect(at({ x: 0, y: view.field.depth })).toEqual({ x: 0, y: 0 });
    expect(at({ x: 1000, y: view.field.depth }).x).toBe(INCH);
  });

  test.each(LOCALES)('it says in %s what it shows, the letters of tokens included', (locale) => {
    const voice = { say: wordsOf(locale), speaker: createSpeaker(game.messages, locale) };
    expect(describeTable(view, voice)).toContain(String(view.field.pieces.length));
    const words = describeModel(view, view.active, voice);
    expect(words).toContain(voice.speaker.name(modelName(view, view.active)));
    expect(words).not.toMatch(/combat-zone\.|\{|undefined/);
    const drawn = renderToStaticMarkup(createElement(FieldBoard, { view, ...voice }));
    expect(drawn).toContain(`>${voice.speaker.name('yellow').slice(0, 1).toUpperCase()}</text>`);
  });
});

describe('the Limiter', () => {
  test('a point so far along a bent way', () => {
    const way = [
      { x: 3000, y: 0 },
      { x: 3000, y: 4000 },
    ];
    expect(pointAt({ x: 0, y: 0 }, way, 5000)).toEqual({ x: 3000, y: 2000 });
    expect(pointAt({ x: 0, y: 0 }, way, 9000)).toEqual({ x: 3000, y: 4000 });
  });

  test('parts of its colours end where they end: RED at 3, YELLOW at 7 inches, what is beyond the limit has none', () => {
    const { view } = activation();
    const scale = scaleOf(view, true);
    const draw = (limit: number) =>
      renderToStaticMarkup(
        createElement(
          'svg',
          null,
          createElement(Limiter, {
            scale,
            speaker,
            px: 1,
            from: { x: 1000, y: 1000 },
            way: [{ x: 1000, y: 9000 }],
            limit,
            width: 1000,
          }),
        ),
      );
    expect(draw(12_000)).toMatch(/_red_.*_yellow_.*_green_/);
    expect(draw(12_000)).not.toContain('_over_');
    expect(draw(7000)).toMatch(/_red_.*_yellow_.*_over_/);
    expect(draw(7000)).not.toMatch(/band[^"]*_green_/);
  });

  test('the shortest clean way to a place is a legal move of that length', () => {
    const decision = activation();
    const actor = decision.actor;
    const walker = { decision, actor, token: usualPayer(decision, actor) };
    const { region, base, left } = startOf(walker, []);
    let tried = 0;
    for (let x = base.x - left; x <= base.x + left; x += 1700) {
      for (let y = base.y - left; y <= base.y + left; y += 1700) {
        if (!region.contains({ x, y })) continue;
        const found = wayTo(walker, [], { x, y });
        expect(found?.isClean).toBe(true);
        const walk = walkOf(decision.view, movingFor(walker, found?.way ?? []));
        expect(walk.meets).toEqual([]);
        expect(judge(game, decision.seen, moveChoiceFor(walker, found?.way ?? [])).ok).toBe(true);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  test('a bend that was set stays in the way, and takes from the length', () => {
    const decision = activation();
    const { actor } = decision;
    const walker = { decision, actor, token: usualPayer(decision, actor) };
    const { region, base, left } = startOf(walker, []);
    const bend = [2000, -2000].map((x) => ({ x: base.x + x, y: base.y })).find((one) => region.contains(one));
    if (bend === undefined) throw new Error('there is no room for a bend');
    const next = startOf(walker, [bend]);
    expect(next.left).toBe(left - lengthOf(base, bend));
    expect(wayTo(walker, [bend], { x: bend.x, y: bend.y + 1200 })?.way[0]).toEqual(bend);
  });
});

describe('pointing at the table', () => {
  const clickOf = (decision: Decision, card?: string) => {
    const { actor } = decision;
    return { decision, actor, token: usualPayer(decision, actor), card, bends: [] };
  };

  test('a place within reach is planned as a move; one too far is refused with clause and place', () => {
    const decision = activation();
    const click = clickOf(decision, 'move');
    const { region, base } = startOf(click, []);
    const near = [1500, -1500].map((y) => ({ x: base.x, y: base.y + y })).find((one) => region.contains(one));
    const picked = moveTo(click, near ?? base);
    expect(picked).toMatchObject({ is: 'plan', atOnce: false, plan: { at: near } });
    const far = { x: base.x, y: base.y > 15_000 ? 1000 : 29_000 };
    expect(pickPoint(click, far)).toMatchObject({ is: 'refused', at: far, refusal: { ok: false } });
  });

  test('a model behind a wall is refused as a target, with the wall', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = begin({}, `walls ${seed}`);
      for (let tries = 0; tries < 20; tries++) {
        const decision = playTo(match, 'activation', 4000);
        const { view, actor } = decision;
        const blocked = view.models.findIndex(
          ({ place, player }, model) =>
            place === 'table' &&
            player !== view.models[actor]?.player &&
            pathBetween(view, actor, model).blockedBy !== undefined,
        );
        if (blocked >= 0) {
          const picked = pickModel(clickOf(decision, 'basic/ranged'), blocked);
          expect(picked.is).toBe('refused');
          if (picked.is === 'refused' && picked.refusal.reason === 'path-blocked') {
            expect(picked.refusal.clause).toBe('CZ-COVER-04');
            return;
          }
        }
        const legal = match.legal();
        match.play(decision.seen.viewer, legal[(tries * 7) % legal.length]);
      }
    }
    throw new Error('nobody was ever behind a wall');
  });

  test('a place to deploy is planned where the zone allows it, and refused outside', () => {
    const match = begin();
    const decision = playTo(match, 'deployment');
    const view = decision.view as CombatZoneView;
    const [offer = { choice: {} }] = decision.legal;
    const { model, x, y } = offer.choice as { model: number; x: number; y: number };
    const click = { decision, actor: model, token: -1, bends: [] };
    expect(pickPoint(click, { x, y })).toMatchObject({ is: 'plan', plan: { choice: { kind: 'deploy', model, x, y } } });
    const middle = { x: view.field.width / 2, y: view.field.depth / 2 };
    expect(pickPoint(click, middle)).toMatchObject({ is: 'refused', refusal: { clause: 'CZ-DEPLOY-01' } });
  });
});

test('who would see a model where it stands is who has a path of attack to it, with the same cover', () => {
  const { view, actor } = activation();
  const at = view.models[actor];
  if (at === undefined) throw new Error('nobody acts');
  const found = new Map(threatsAt(view, actor, at).map(({ rival, cover }) => [rival, cover]));
  for (const [rival, { place, player }] of view.models.entries()) {
    if (place !== 'table' || player === at.player) continue;
    const path = pathBetween(view, rival, actor);
    expect(found.get(rival)).toBe(path.blockedBy === undefined ? path.cover.length : undefined);
  }
});

describe('names', () => {
  const named = (x: number, y: number, text = 'Warlord') => ({ x, y, text, radius: 17, hasTokens: true });
  const table = { width: 900, height: 700, rim: 29, px: 1.2 };
  type Named = ReturnType<typeof named>;
  const boxesOf = (all: readonly Named[]) =>
    nameSpots(all, table).map((spot, at) => {
      const { x = 0, y = 0, text = '' } = all[at] ?? {};
      return { x: x + spot.x, y: y + spot.y, wide: widthOfName(text) * table.px, tall: 14 * table.px };
    });
  const covers = (one: { x: number; y: number; wide: number; tall: number }, other: typeof one): boolean =>
    Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 && Math.abs(one.y - other.y) < (one.tall + other.tall) / 2;

  test('a name stands below its model while there is room', () => {
    const [spot] = nameSpots([named(300, 300), named(600, 300)], table);
    expect(spot?.x).toBe(0);
    expect(spot?.y).toBeGreaterThan(17);
  });

  test.each([
    ['in a row', [named(300, 300), named(345, 300), named(390, 300)]],
    ['one below the other', [named(300, 250), named(300, 300), named(300, 350), named(300, 400)]],
    ['at the edge', [named(20, 680), named(880, 20)]],
  ])('names of models that stand %s cover neither each other nor a base', (_, all) => {
    const boxes = boxesOf(all);
    for (const [at, box] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) expect(covers(box, other)).toBe(false);
      for (const { x, y, radius } of all)
        expect(covers(box, { x, y, wide: 2 * radius - 1, tall: 2 * radius - 1 })).toBe(false);
      expect(box.x - box.wide / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.wide / 2).toBeLessThanOrEqual(table.width);
    }
  });
});

test('names of a crowded column at the edge stay inside the drawing, and bases leave most of each to be read', () => {
  const at = (x: number, y: number, text: string) => ({ x, y, text, radius: 17, hasTokens: true });
  const all = [
    at(16, 16, 'Ripper 1'),
    at(16, 64, 'Ripper 2'),
    at(16, 112, 'Berserker'),
    at(16, 160, 'Crusher'),
    at(16, 208, 'Ranged Specialist'),
    at(122, 93, 'Warlord'),
  ];
  const [rim, px] = [29, 1.33];
  for (const [i, spot] of nameSpots(all, { width: 960, height: 704, rim, px }).entries()) {
    const { x = 0, y = 0, text = '' } = all[i] ?? {};
    const [wide, tall] = [widthOfName(text) * px, 14 * px];
    const box = { left: x + spot.x - wide / 2, top: y + spot.y - tall / 2 };
    expect(box.left).toBeGreaterThanOrEqual(-rim);
    const hidden = all.map((other, j) => {
      const across = Math.min(box.left + wide, other.x + 17) - Math.max(box.left, other.x - 17);
      const along = Math.min(box.top + tall, other.y + 17) - Math.max(box.top, other.y - 17);
      return i === j || across <= 0 || along <= 0 ? 0 : (across * along) / (wide * tall);
    });
    expect(Math.max(...hidden)).toBeLessThan(0.2);
  }
});

describe('labels of scenery', () => {
  const roof: Labelled = {
    piece: 'pump-station',
    outline: [
      { x: 100, y: 100 },
      { x: 260, y: 100 },
      { x: 260, y: 260 },
      { x: 100, y: 260 },
    ],
    title: 'Pump station',
    height: 'roof 4.5 in',
    number: '4.5',
  };
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

  test('a label stands in the middle of its piece while nobody stands there', () => {
    expect(pieceLabels([roof], [box(0, 0, 90, 90)], 1)).toMatchObject([{ x: 180, y: 180, title: 'Pump station' }]);
  });

  test('it steps aside for a base or a name, and stays on its piece', () => {
    const base = box(160, 160, 200, 200);
    const [label] = pieceLabels([roof], [base], 1);
    expect(label?.title).toBe('Pump station');
    const { left = 0, top = 0, right = 0, bottom = 0 } = label?.box ?? {};
    expect(right <= base.left || left >= base.right || bottom <= base.top || top >= base.bottom).toBe(true);
    expect(left >= 100 && right <= 260 && top >= 100 && bottom <= 260).toBe(true);
  });

  test('where there is no room for the name its number is left, and where it would be hidden nothing', () => {
    expect(pieceLabels([roof], [box(140, 90, 220, 270)], 1)).toMatchObject([{ height: '4.5' }]);
    expect(pieceLabels([roof], [box(90, 90, 270, 270)], 1)).toEqual([]);
  });

  test('on an angled piece it stands where the piece is, not in the gap', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 300, y: 60 },
      { x: 60, y: 60 },
      { x: 60, y: 300 },
      { x: 0, y: 300 },
    ];
    const [label] = pieceLabels([{ ...roof, outline }], [], 1);
    expect(label?.box.bottom).toBeLessThanOrEqual(60);
  });

  test('a name leaves a label alone where that costs nothing', () => {
    const one = { x: 300, y: 300, text: 'Warlord', radius: 17, hasTokens: true };
    const labels = [box(280, 318, 340, 345)];
    const [spot] = nameSpots([one], { width: 900, height: 700, rim: 29, px: 1, labels });
    expect(spot?.y).toBeLessThan(18);
  });
});

describe('what is to be seen whole', () => {
  const decision = activation();
  const { view, actor } = decision;
  const scale = scaleOf(view);
  const planning = { view, decision, actor, token: -1, bends: [] } as unknown as Planning;
  const inside = ({ x, y }: { x: number; y: number }, part: ReturnType<typeof partOf>): boolean => {
    const at = scale.at({ x, y });
    const [left, top] = [at.x / INCH + RIM, at.y / INCH + RIM];
    return part !== undefined && left > part.left && left < part.right && top > part.top && top < part.bottom;
  };

  test('nothing while nothing is planned; of a move its start, its bends and its end', () => {
    expect(partOf(planning, scale)).toBeUndefined();
    const from = view.models[actor] ?? { x: 0, y: 0 };
    const [east, north] = [from.x < view.field.width / 2 ? 3000 : -3000, from.y < view.field.depth / 2 ? 3000 : -3000];
    const bend = { x: from.x + east, y: from.y };
    const end = { x: from.x + east, y: from.y + north };
    const part = partOf(
      { ...planning, plan: { choice: {}, move: { model: actor, token: 0, way: [bend, end] } } },
      scale,
    );
    for (const point of [from, bend, end]) expect(inside(point, part)).toBe(true);
    expect(inside({ x: end.x, y: end.y + north }, part)).toBe(false);
  });

  test('of something that is put somewhere the place', () => {
    const at = { x: 4000, y: 4000 };
    const part = partOf({ ...planning, plan: { choice: { kind: 'place', ...at }, at } }, scale);
    expect(inside(at, part)).toBe(true);
  });
});
