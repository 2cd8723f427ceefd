/**
 * Skim once more, as one would write it by hand without any engine: one object, changed in place. It is what the engine's
 * cost is held against, and the rules inside the port to boardgame.io. It must agree with games/sample to the letter.
 */
import { readFileSync } from 'node:fs';

const pack = (name) =>
  JSON.parse(readFileSync(new URL(`../../games/sample/content/base/${name}.json`, import.meta.url), 'utf8'));
const { programs: CARDS } = pack('programs');
const { servers: SERVERS } = pack('servers');
const CARD = Object.fromEntries(CARDS.map((card) => [card.id, { strength: 0, ...card }]));
const ALL = CARDS.flatMap(({ id, copies }) => new Array(copies).fill(id));

const each = (kind, field, values) => Object.fromEntries(values.map((value) => [value, { kind, [field]: value }]));
const NUMBERS = SERVERS.map((_, i) => i + 1);
const IDS = CARDS.map(({ id }) => id);
const CREDIT = { kind: 'credit' };
const DRAW = { kind: 'draw' };
const PASS = { pass: true };
const PAY = { kind: 'pay' };
const BAIL = { kind: 'bail' };
const PLAY = each('play', 'card', IDS);
const TRACE = each('trace', 'card', IDS);
const DISCARD = each('discard', 'card', IDS);
const RUN = each('run', 'server', NUMBERS);
const WEAR = each('wear', 'server', NUMBERS);

const other = (seat) => (seat === 'red' ? 'blue' : 'red');
const standing = (G, number) => G.servers[number - 1]?.taken === 'nobody';
const anyStanding = (G) => G.servers.some(({ taken }) => taken === 'nobody');
const top = (G) => G.todo[G.todo.length - 1];

function shuffle(items, draw) {
  const order = items.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** @param {(count: number) => number} draw a whole number from 0 to count - 1 */
export function setup(draw, { rounds = 12, handLimit = 5, handSize = 3, credits = 2 } = {}) {
  const deck = shuffle(ALL, draw);
  const servers = shuffle(SERVERS, draw).map(({ ice, data }) => ({ ice, data, taken: 'nobody' }));
  const runner = () => ({ credits, score: 0, hand: deck.splice(deck.length - handSize), programs: [] });
  const [red, blue] = [runner(), runner()];
  const run = { on: 0, die: 0, raised: 0 };
  const G = { rounds, handLimit, round: 1, active: 'red', actions: 1, servers, run, red, blue, deck, discard: [] };
  return { ...G, todo: [], outcome: '' };
}

/** The seat that must choose. */
export function whose(G) {
  const task = top(G);
  if (task === undefined || task.what === 'pay') return G.active;
  return task.what === 'trace' ? other(G.active) : task.seat;
}

export function legal(G) {
  const task = top(G);
  if (task === undefined) return legalActions(G);
  if (task.what === 'pay') return [PAY, BAIL];
  if (task.what === 'server') return NUMBERS.filter((number) => standing(G, number)).map((number) => WEAR[number]);
  if (task.what === 'triggers') return groupOf(task).map((first) => ({ first }));
  const unique = [...new Set(G[whose(G)].hand)];
  if (task.what === 'discard') return unique.map((card) => DISCARD[card]);
  const { credits } = G[other(G.active)];
  const traces = unique.filter((card) => CARD[card].kind === 'trace' && CARD[card].cost <= credits);
  return [PASS, ...traces.map((card) => TRACE[card])];
}

function legalActions(G) {
  const { hand, credits } = G[G.active];
  const choices = [CREDIT];
  if (G.deck.length > 0 || G.discard.length > 0) choices.push(DRAW);
  for (let i = 0; i < hand.length; i++) {
    const { kind, cost } = CARD[hand[i]];
    if (kind !== 'trace' && cost <= credits && hand.indexOf(hand[i]) === i) choices.push(PLAY[hand[i]]);
  }
  for (const number of NUMBERS) if (standing(G, number)) choices.push(RUN[number]);
  return choices;
}

/** Whether a choice from outside is allowed. */
export function check(G, choice) {
  const task = top(G);
  if (task === undefined) return checkAction(G, choice);
  if (task.what === 'pay')
    return choice.kind === 'bail' || (choice.kind === 'pay' && shortfall(G) <= G[G.active].credits);
  if (task.what === 'server') return choice.kind === 'wear' && standing(G, choice.server);
  if (task.what === 'triggers') return groupOf(task).includes(choice.first);
  const { hand, credits } = G[whose(G)];
  if (task.what === 'discard') return choice.kind === 'discard' && hand.includes(choice.card);
  if (choice.pass === true) return true;
  if (choice.kind !== 'trace' || !hand.includes(choice.card)) return false;
  return CARD[choice.card].kind === 'trace' && CARD[choice.card].cost <= credits;
}

function checkAction(G, { kind, card, server }) {
  if (kind === 'credit') return true;
  if (kind === 'draw') return G.deck.length > 0 || G.discard.length > 0;
  if (kind === 'run') return standing(G, server);
  const { hand, credits } = G[G.active];
  return kind === 'play' && hand.includes(card) && CARD[card].kind !== 'trace' && CARD[card].cost <= credits;
}

/** Carries out a legal choice and what follows, up to the next decision. */
export function play(G, choice, draw) {
  apply(G, choice, draw);
  for (settle(G, draw); G.outcome === '' && top(G)?.what === 'server'; settle(G, draw)) {
    const choices = legal(G); // the one decision that may have one answer and tells no secret
    if (choices.length > 1) return;
    apply(G, choices[0], draw);
  }
}

function apply(G, choice, draw) {
  const task = top(G);
  if (task === undefined) return act(G, choice, draw);
  if (task.what === 'discard') return throwAway(G, task.seat, choice.card);
  G.todo.pop();
  if (task.what === 'server') wear(G, choice.server, task.by);
  else if (task.what === 'triggers') fire(G, task, choice.first);
  else if (task.what === 'trace') {
    if (choice.pass !== true) playEffects(G, other(G.active), choice.card, G.run.on);
  } else if (choice.kind === 'bail') failRun(G);
  else {
    G[G.active].credits -= shortfall(G);
    takeServer(G);
  }
}

function act(G, { kind, card, server }, draw) {
  const seat = G.active;
  G.actions--;
  if (kind === 'credit') G[seat].credits += 2;
  else if (kind === 'draw') drawCards(G, seat, 1, draw);
  else if (kind === 'run') {
    G.run = { on: server, die: 0, raised: 0 };
    G.todo.push({ what: 'roll' }, { what: 'trace' });
  } else if (CARD[card].kind === 'script') playEffects(G, seat, card, 0);
  else {
    const { hand, programs } = G[seat];
    G[seat].credits -= CARD[card].cost;
    hand.splice(hand.indexOf(card), 1);
    programs.push(card);
  }
}

function playEffects(G, seat, card, server) {
  G[seat].credits -= CARD[card].cost;
  throwAway(G, seat, card);
  G.todo.push({ what: 'effects', card, at: 0, seat, server });
}

function throwAway(G, seat, card) {
  const { hand } = G[seat];
  hand.splice(hand.indexOf(card), 1);
  G.discard.push(card);
}

function drawCards(G, seat, count, draw) {
  for (let i = 0; i < count && (G.deck.length > 0 || G.discard.length > 0); i++) {
    if (G.deck.length === 0) {
      G.deck = shuffle(G.discard, draw);
      G.discard = [];
    }
    G[seat].hand.push(G.deck.pop());
  }
  if (G[seat].hand.length > G.handLimit) G.todo.push({ what: 'discard', seat, keep: G.handLimit });
}

function wear(G, number, by) {
  const server = G.servers[number - 1];
  server.ice = Math.max(1, server.ice - by);
}

function shortfall(G) {
  let strength = G.run.die;
  for (const card of G[G.active].programs) strength += CARD[card].strength;
  return Math.max(0, G.servers[G.run.on - 1].ice + G.run.raised - strength);
}

function failRun(G) {
  wear(G, G.run.on, 1);
  G.run = { on: 0, die: 0, raised: 0 };
}

function takeServer(G) {
  const number = G.run.on;
  const server = G.servers[number - 1];
  G.run = { on: 0, die: 0, raised: 0 };
  server.taken = G.active;
  G[G.active].score += server.data;
  if (!anyStanding(G)) return end(G);
  const waiting = [];
  for (const seat of ['red', 'blue']) {
    for (const card of G[seat].programs)
      if (CARD[card].effects.length > 0) waiting.push({ seat, card, server: number });
  }
  if (waiting.length > 0) pushTriggers(G, waiting);
}

function end(G) {
  const { red, blue } = G;
  G.outcome = red.score === blue.score ? 'draw' : red.score > blue.score ? 'red' : 'blue';
}

/** Triggers wait with the seat that is asked for their order: the active seat first. */
function pushTriggers(G, waiting) {
  const seat = waiting.some((pending) => pending.seat === G.active) ? G.active : other(G.active);
  G.todo.push({ what: 'triggers', seat, waiting });
}

const groupOf = ({ seat, waiting }) => waiting.flatMap((pending, i) => (pending.seat === seat ? [i] : []));

function fire(G, { waiting }, at) {
  const { seat, card, server } = waiting[at];
  const rest = waiting.filter((_, i) => i !== at);
  if (rest.length > 0) pushTriggers(G, rest);
  G.todo.push({ what: 'effects', card, at: 0, seat, server });
}

/** What happens without a choice. */
function settle(G, draw) {
  while (G.outcome === '') {
    const task = top(G);
    if (task === undefined) {
      if (G.actions > 0) return;
      nextTurn(G);
    } else if (task.what === 'effects') effect(G, task, draw);
    else if (task.what === 'roll') roll(G, draw);
    else if (task.what === 'discard' && G[task.seat].hand.length <= task.keep) G.todo.pop();
    else if (task.what === 'server' && !anyStanding(G)) G.todo.pop();
    else if (task.what === 'triggers') {
      const group = groupOf(task);
      if (group.some((i) => task.waiting[i].card !== task.waiting[group[0]].card)) return;
      G.todo.pop();
      fire(G, task, group[0]);
    } else return;
  }
}

function nextTurn(G) {
  if (G.active === 'blue') G.round++;
  G.active = other(G.active);
  if (G.round > G.rounds) return end(G);
  G.actions = 2;
}

function roll(G, draw) {
  G.todo.pop();
  G.run.die = 1 + draw(6);
  const short = shortfall(G);
  if (short === 0) takeServer(G);
  else if (short > G[G.active].credits) failRun(G);
  else G.todo.push({ what: 'pay' });
}

function effect(G, task, draw) {
  const entry = CARD[task.card].effects[task.at++];
  const { seat, server } = task;
  if (entry === undefined) return G.todo.pop();
  if (entry.do === 'gain-credits') G[seat].credits += entry.by;
  else if (entry.do === 'draw-cards') drawCards(G, seat, entry.count, draw);
  else if (entry.do === 'wear-server') G.todo.push({ what: 'server', seat, by: entry.by });
  else if (entry.do === 'raise-ice') G.run.raised += entry.by;
  else if (entry.do === 'wear-neighbours') {
    for (const number of [server - 1, server + 1]) if (standing(G, number)) wear(G, number, entry.by);
  } else if (entry.do === 'make-discard') {
    const victim = other(seat);
    G.todo.push({ what: 'discard', seat: victim, keep: Math.max(0, G[victim].hand.length - entry.count) });
  } else throw new Error(`the plain loop does not know the effect ${entry.do}`);
}
