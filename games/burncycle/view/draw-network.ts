/** The network ring by ring: nodes by place and kind, lines inward, access points, IPs and pings. */
import type { Pen } from '@tablerunner/engine';
import { NETWORK } from '../content/network.ts';
import { nodeOf } from '../rules/network/map.ts';
import { botLabels, wrapParts } from './draw-layout.ts';
import { nodeText } from './naming.ts';
import type { BurncycleView } from './view.ts';

export function drawNetwork(seen: BurncycleView, pen: Pen): string[] {
  const labels = botLabels(seen);
  const rings = Array.from({ length: NETWORK.layers }, (_, ring) => ring + 1);
  return [
    ...wrapParts(
      pen,
      [pen.say('draw.network', { ceo: seen.ceo }), ...pen.say('draw.network-signs').split(' ')].map((word) =>
        pen.paint(word, 'soft'),
      ),
      ' ',
      '  ',
    ),
    ...rings.flatMap((layer) => {
      const nodes = [...NETWORK.nodes.keys()].filter((node) => nodeOf(NETWORK, node).layer === layer);
      return wrapParts(
        pen,
        nodes.map((node) => nodeSign(seen, pen, node, labels)),
        ' ',
        '  ',
      );
    }),
  ];
}

/** `1.3u>2`: utility, with a line to place 2 of the next ring; `⌂` its access point, `*` a ping, in brackets the IP there. */
function nodeSign(seen: BurncycleView, pen: Pen, node: number, labels: readonly string[]): string {
  const { kind, inward, access } = nodeOf(NETWORK, node);
  const letter = kind === 'hub' ? 'H' : kind.charAt(0);
  const lines = inward.map((to) => `>${nodeText(seen, to).split('.')[1] ?? ''}`).join('');
  const ips = seen.bots.flatMap(({ role, ip }, bot) => (role === 'agent' && ip === node ? [labels[bot] ?? ''] : []));
  const sign = `${nodeText(seen, node)}${letter}${lines}${access < 0 ? '' : '⌂'}`;
  const ping = seen.pings.includes(node) ? pen.paint('*', 'danger') : '';
  return `${sign}${ping}${ips.map((ip) => pen.paint(`[${ip}]`, 'own')).join('')}`;
}
