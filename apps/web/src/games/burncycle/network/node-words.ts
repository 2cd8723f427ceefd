/** A node of the network in words: what it is, who is there, and what a stop there would do. */
import {
  AT_ACCESS,
  BANNED,
  type Bot,
  type BurncycleView,
  ipWins,
  NETWORK,
  networkCard,
  nodeOf,
  nodeText,
} from '@tablerunner/burncycle/plan';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';

export interface Tongue {
  readonly say: Words;
  readonly speaker: Speaker;
}

/** "Node 2.4, hub" */
function nodeName(view: BurncycleView, node: number, { say, speaker }: Tongue): string {
  const { kind } = nodeOf(NETWORK, node);
  const name = node === NETWORK.core ? say('burncycle.net.core') : speaker.name(kind);
  return say('burncycle.net.node', { node: nodeText(view, node), kind: name });
}

/** Where an IP is. */
export function ipPlace(view: BurncycleView, { ip, access }: Bot, tongue: Tongue): string {
  if (ip === BANNED) return tongue.say('burncycle.net.banned');
  return ip === AT_ACCESS ? tongue.say('burncycle.net.access', { access: access + 1 }) : nodeName(view, ip, tongue);
}

/** The name of a node with all that stands on it or hangs at it. */
export function describeNode(view: BurncycleView, node: number, tongue: Tongue): string {
  const { say, speaker } = tongue;
  const { access, inward, outward } = nodeOf(NETWORK, node);
  const here = view.bots.filter(({ role, ip }) => role === 'agent' && ip === node);
  return [
    nodeName(view, node, tongue),
    ...here.map(({ card }) => say('burncycle.net.ip-of', { agent: speaker.name(card) })),
    ...(view.pings.includes(node) ? [say('burncycle.net.ping')] : []),
    ...(access >= 0 ? [say('burncycle.net.at-access', { access: access + 1 })] : []),
    ...(inward.length > 0 ? [say('burncycle.net.line-in')] : []),
    ...(outward.length > 0 ? [say('burncycle.net.line-out')] : []),
  ].join(', ');
}

interface Stop {
  readonly text: string;
  readonly clause: string;
}

/** What would come of it if this agent's IP stopped there in its own turn. */
export function stopsOn(view: BurncycleView, bot: number, node: number, { say, speaker }: Tongue): readonly Stop[] {
  const agent = view.bots[bot];
  if (agent === undefined) return [];
  const { layer, kind } = nodeOf(NETWORK, node);
  const stops: Stop[] = [];
  if (view.pings.includes(node)) {
    const wins = ipWins(agent.level, view.ceo);
    stops.push({
      text: say('burncycle.net.stop-ping', { wins: String(wins), level: agent.level, ceo: view.ceo }),
      clause: wins ? 'BC-RESET-06' : 'BC-RESET-05',
    });
    if (!wins) return stops;
  }
  if (kind === 'hub')
    return [...stops, { text: say('burncycle.net.stop-hub', { layer }), clause: `BC-HUB-0${layer + 1}` }];
  const cards = agent.cards.filter((card) => networkCard(card).layer === layer && networkCard(card).node === kind);
  if (cards.length > 0) {
    const names = new Intl.ListFormat(say.locale).format(cards.map((card) => speaker.name(card)));
    return [...stops, { text: say('burncycle.net.stop-cards', { cards: names }), clause: 'BC-NETCARD-06' }];
  }
  return [...stops, { text: say('burncycle.net.stop-nothing'), clause: 'BC-IP-09' }];
}
