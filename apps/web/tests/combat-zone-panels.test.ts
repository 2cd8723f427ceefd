/** Roster, score and dice of Combat Zone: what the panels beside the board work out and show. */
import { type CombatZoneView, type Contest, modelName, type Roller } from '@tablerunner/combat-zone/plan';
import { LOCALES, type Locale } from '@tablerunner/language';
import type { SeenEvent } from '@tablerunner/table';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { createStore } from 'zustand/vanilla';
import { RollTray } from '../src/games/combat-zone/roll/roll-tray.tsx';
import { trayOf } from '../src/games/combat-zone/roll/rolls.ts';
import { verdictOf } from '../src/games/combat-zone/roll/verdict.ts';
import { playersInOrder, statusOf } from '../src/games/combat-zone/roster/model-status.ts';
import { modelsOffered } from '../src/games/combat-zone/roster/offered.ts';
import { paymentsOf } from '../src/games/combat-zone/roster/payment.ts';
import { Rail } from '../src/games/combat-zone/roster/rail.tsx';
import { Strip } from '../src/games/combat-zone/roster/strip.tsx';
import { holdingsOf } from '../src/games/combat-zone/score/holdings.ts';
import { Progress } from '../src/games/combat-zone/score/progress.tsx';
import { endsTold, exitsTold, scoresTold } from '../src/games/combat-zone/score/victory-words.ts';
import { type Decision, decisionOf, game, PlanContext, type Planning } from '../src/games/combat-zone/shared.ts';
import { loadWords } from '../src/i18n/loaded-words.ts';
import type { GameUi } from '../src/table/game-ui.ts';
import { PlayContext } from '../src/table/play-context.ts';
import type { TableApi, TableState } from '../src/table/table-store.ts';
import { begin, play, tongueOf } from './combat-zone-kit.ts';

await loadWords('en');

const decisions: Decision[] = [];
const played = play({ scenario: 'turf-war', limit: 150 }, 'panels', 200, ({ seen }) => {
  const decision = decisionOf(seen);
  if (decision !== undefined) decisions.push(decision);
});
const activation = decisions.find(({ step }) => step === 'combat-zone/activation') as Decision;

const nothing = (): undefined => undefined;

/** Somebody who has chosen nothing yet. */
const planningOf = (view: CombatZoneView, change: Partial<Planning> = {}): Planning => ({
  view,
  decision: undefined,
  actor: -1,
  card: undefined,
  token: -1,
  bends: [],
  plan: undefined,
  menu: undefined,
  refused: undefined,
  cursor: undefined,
  lookedAt: undefined,
  setCursor: nothing,
  lookAt: nothing,
  chooseActor: nothing,
  chooseCard: nothing,
  chooseToken: nothing,
  pickPoint: nothing,
  pickModel: nothing,
  addBend: nothing,
  bendHere: nothing,
  dropBend: nothing,
  pickOffer: nothing,
  openMenu: nothing,
  refuse: nothing,
  commit: nothing,
  back: nothing,
  ...change,
});

function draw(
  part: ComponentType,
  planning: Planning,
  locale: Locale = 'en',
  events: readonly SeenEvent[] = [],
): string {
  const seen = { ...played.match.view('p1'), view: planning.view };
  const state = {
    id: 't',
    connection: 'open',
    events,
    here: [],
    watching: 0,
    isSending: false,
    passed: 0,
    viewer: 'p1',
  };
  const table = createStore<TableState>(() => ({ ...state, standing: { seen } }) as unknown as TableState) as TableApi;
  const value = { table, ui: { game } as unknown as GameUi, seats: ['p1'], ...tongueOf(locale) };
  const inside = createElement(PlanContext.Provider, { value: planning }, createElement(part));
  const children = createElement(PlayContext.Provider, { value }, inside);
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/', children }));
}

const count = (html: string, what: RegExp): number => html.match(what)?.length ?? 0;

test.each(LOCALES)('roster, strip, progress and dice are drawn in %s, each model once and without a hole', (locale) => {
  const { view, events } = played;
  const planning = planningOf(view);
  const html = [Rail, Strip, Progress, RollTray].map((part) => draw(part, planning, locale, events));
  for (const text of html) {
    expect(text.length).toBeGreaterThan(100);
    expect(text).not.toMatch(/undefined|NaN|\{|combat-zone\.[a-z]+\./);
  }
  const { speaker } = tongueOf(locale);
  for (const model of view.models.keys()) {
    const name = speaker.name(modelName(view, model));
    expect(html[0], name).toContain(`>${name}<`);
  }
  // Used tokens, and letters of the language.
  expect(html[0]).toContain(`>${speaker.name('yellow').slice(0, 1)}</text>`);
});

test('the team in Control comes first, the others clockwise', () => {
  const view = { ...played.view, control: 1 };
  expect(playersInOrder(view)).toEqual([1, 0]);
  const html = draw(Rail, planningOf(view));
  const titles = [...html.matchAll(/<h2 id="team-(\d)"/g)].map(([, player]) => Number(player));
  expect(titles).toEqual([1, 0]);
});

test('a model is told by what matters most about it', () => {
  const view = structuredClone(played.first) as CombatZoneView;
  const [model] = view.models;
  if (model === undefined) throw new Error('there is nobody');
  expect(statusOf(view, 0)).toBe('waiting');
  model.place = 'table';
  expect(statusOf(view, 0)).toBe('ready');
  for (const token of model.tokens) token.isReady = false;
  expect(statusOf(view, 0)).toBe('spent');
  for (const token of model.tokens) token.isWounded = true;
  expect(statusOf(view, 0)).toBe('red-lined');
  view.commanded = 0;
  expect(statusOf(view, 0)).toBe('commanded');
  view.active = 0;
  expect(statusOf(view, 0)).toBe('acting');
  model.place = 'out';
  expect(statusOf(view, 0)).toBe('out');
  const gonk = view.models.findIndex(({ kind }) => kind === 'gonk');
  Object.assign(view.models[gonk] ?? {}, { place: 'table', stunned: 1 });
  expect(statusOf(view, gonk)).toBe('stunned');
});

test('tokens of the acting model can be chosen; used ones say why not', () => {
  const { view, actor } = activation;
  const [payment] = paymentsOf(activation, undefined);
  expect(payment?.model).toBe(actor);
  const tokens = view.models[actor]?.tokens ?? [];
  expect(payment?.tokens).toHaveLength(tokens.length);
  for (const [at, { isReady }] of tokens.entries()) {
    expect(payment?.tokens[at]?.refusal === undefined).toBe(isReady);
  }
  const html = draw(Rail, planningOf(view, { decision: activation, actor, token: payment?.tokens[0]?.token ?? 0 }));
  expect(count(html, /aria-pressed="true"/g)).toBe(1);

  const later = decisions.find(({ step, view: then, actor: who }) => {
    const ready = then.models[who]?.tokens.map(({ isReady }) => isReady) ?? [];
    return step === 'combat-zone/activation' && ready.includes(true) && ready.includes(false);
  }) as Decision;
  const used = later.view.models[later.actor]?.tokens.findIndex(({ isReady }) => !isReady) ?? -1;
  const [half] = paymentsOf(later, undefined);
  expect(half?.tokens[used]?.refusal).toMatchObject({ clause: 'CZ-TOKEN-03', reason: 'token-not-ready' });
  const drawn = draw(Rail, planningOf(later.view, { decision: later, actor: later.actor }));
  expect(drawn).toMatch(/aria-disabled="true"[^>]*aria-describedby/);
  expect(drawn).toContain('That token is not ready. (CZ-TOKEN-03)');
  expect(paymentsOf(undefined, undefined)).toEqual([]);
});

test('every decision that names tokens has a button for each token of the model that is asked', () => {
  const steps = new Set<string>();
  for (const decision of decisions) {
    const asks = decision.legal.some(({ choice }) => ((choice as { token?: number }).token ?? -1) >= 0);
    const payments = paymentsOf(decision, undefined);
    if (asks) {
      steps.add(decision.step.replace('combat-zone/', ''));
      expect(payments.length).toBeGreaterThan(0);
    }
    for (const { model, tokens } of payments) {
      expect(decision.view.models[model]?.player).toBe(decision.view.seats.indexOf(decision.seen.viewer));
      expect(tokens.some(({ refusal }) => refusal === undefined)).toBe(true);
    }
  }
  expect([...steps]).toEqual(expect.arrayContaining(['activation', 'contest']));
});

test('models that an answer names are offered in the roster', () => {
  const control = decisions.find(({ step }) => step === 'combat-zone/control') as Decision;
  const open = modelsOffered(control);
  const named = control.legal.flatMap(({ choice }) => (choice as { model?: number }).model ?? []);
  expect([...open].toSorted()).toEqual([...new Set(named)].toSorted());
  const html = draw(Rail, planningOf(control.view, { decision: control }));
  expect(count(html, /data-open="true"/g)).toBe(open.size);
});

const die = (colour: Roller['die']['colour'], face: number) => ({ colour, face, isRerolled: false });
const roller = (face: number, by = 0, colour: Roller['die']['colour'] = 'yellow', model = 0): Roller => ({
  model,
  player: 0,
  token: 0,
  bonuses: by === 0 ? [] : [{ why: 'ranged', by }],
  die: die(colour, face),
});

test.each([
  [roller(1, 9), roller(2), false, 'fumble', 'CZ-CRIT-06'],
  [roller(1, 9), roller(1), false, 'both-fumble', 'CZ-CRIT-07'],
  [roller(2), roller(1, 9), true, 'other-fumble', 'CZ-CRIT-06'],
  [roller(8), roller(7, 9), true, 'crit', 'CZ-CRIT-04'],
  [roller(7, 9), roller(8), false, 'other-crit', 'CZ-CRIT-04'],
  [roller(8), roller(8), false, 'both-crit', 'CZ-CRIT-05'],
  [roller(5, 2), roller(6), true, 'higher', 'CZ-DICE-06'],
  [roller(5, 1), roller(6), false, 'tie', 'CZ-DICE-06'],
  [roller(6), roller(6, 0, 'obstacle', -1), false, 'tie', 'CZ-DICE-03'],
  [roller(5), roller(6), false, 'lower', 'CZ-DICE-06'],
  [roller(1, 0, 'obstacle', -1), roller(4), false, 'lower', 'CZ-DICE-06'], // of a fumbled blast: a number and no more
  [roller(10, 0, 'obstacle', -1), roller(8), false, 'other-crit', 'CZ-CRIT-04'],
  [roller(10, 0, 'obstacle', -1), roller(5), true, 'higher', 'CZ-DICE-06'],
] as const)('a roll is won or lost for one reason, with its clause (%#)', (acting, opposing, isWon, why, clause) => {
  expect(verdictOf(acting, opposing)).toEqual({ isWon, why, clause });
});

const seen = (name: string, data: unknown, n: number): SeenEvent => ({ n, at: 1, event: { name, data } });

test('the tray shows both dice with their sums and stays until the next roll; dice that fall tumble first', () => {
  const contest: Contest = {
    purpose: 'basic/ranged',
    acting: roller(0, 2),
    opposing: [{ ...roller(0, 0, 'red', 1), player: 1 }],
  };
  const events = [
    seen('combat-zone/declared', { contest }, 0),
    seen('engine/rolled', { sides: 8, results: [8], purpose: 'basic/ranged' }, 1),
    seen('combat-zone/rolled', { acting: 8, opposing: [1] }, 2),
    seen('combat-zone/rerolled', { roller: 0, face: 6, player: 1, means: 'luck' }, 3),
    seen('combat-zone/roll-raised', { roller: -1, by: 1, card: 'smg' }, 4),
    seen('combat-zone/roll-settled', { purpose: 'basic/ranged', wins: [false] }, 5),
    seen('combat-zone/contest-ended', {}, 6),
  ];
  const { last, isRolling } = trayOf(events, undefined, undefined);
  expect(isRolling(-1) || isRolling(0)).toBe(false);
  expect(last).toMatchObject({ kind: 'contest', isSettled: true });
  const html = draw(RollTray, planningOf(played.view), 'en', events);
  expect(html).toContain('8 + 2 Ranged + 1 SMG = 11');
  expect(html).toContain('YELLOW, d8: 8, crit');
  expect(html).toContain('RED, d6: 6, crit, rolled again');
  expect(html).toContain('Two crits are a tie');
  expect(html).toContain('CZ-CRIT-05');

  const moment = (n: number) => ({ n, event: events[n]?.event ?? { name: '', data: {} }, view: {}, time: 1 });
  const falling = trayOf(events, moment(2), undefined);
  expect([falling.isRolling(-1), falling.isRolling(0)]).toEqual([true, true]);
  const again = trayOf(events, moment(3), undefined);
  expect([again.isRolling(-1), again.isRolling(0)]).toEqual([false, true]);
  expect(trayOf(events, moment(3), 3).isRolling(0)).toBe(false);

  const card = seen('engine/rolled', { sides: 6, results: [4], purpose: 'smg' }, 7);
  expect(trayOf([...events, card], undefined, undefined).last).toEqual({ kind: 'die', card: 'smg', face: 4, sides: 6 });
});

test('what scores, what ends and who wins is told for every scenario in every language', () => {
  for (const { id, options } of game.setups ?? []) {
    const view = begin(options as Record<string, unknown>, id).view('').view as CombatZoneView;
    for (const locale of LOCALES) {
      const { say } = tongueOf(locale);
      const told = [scoresTold, endsTold, exitsTold].flatMap((tell) => tell(view, say, (_, side) => `S${side}`));
      expect(told.length).toBeGreaterThan(2);
      for (const { text } of told) expect(text, id).not.toMatch(/undefined|\{|combat-zone\./);
    }
    expect(holdingsOf(view).every(({ side }) => side >= -1)).toBe(true);
  }
});

test('who holds what counts is shown: quarters, crates with who carries them', () => {
  const quarters = holdingsOf(played.view);
  expect(quarters.map(({ kind }) => kind)).toEqual(['quarter', 'quarter', 'quarter', 'quarter']);
  const view = structuredClone(begin({ scenario: 'stash-run' }, 'held').view('').view) as CombatZoneView;
  expect(holdingsOf(view).map(({ kind, side }) => [kind, side])).toEqual([
    ['crate', -1],
    ['crate', -1],
    ['crate', -1],
  ]);
  const bearer = view.models.findIndex(({ player }) => player === 1);
  Object.assign(view.models[bearer] ?? {}, { place: 'table', x: 5000, y: 6000 });
  view.marks['holder-1'] = bearer;
  expect(holdingsOf(view)[1]).toMatchObject({ side: 1, carrier: modelName(view, bearer), at: { x: 5000, y: 6000 } });
  Object.assign(view.models[bearer] ?? {}, { place: 'gone' });
  expect(holdingsOf(view)[1]).toMatchObject({ side: 1, isGone: true });
});
