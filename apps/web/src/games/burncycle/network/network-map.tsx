/** The network as a round map: rings of nodes, transfer lines, access points, the agents' IPs and the CEO's pings. */
import { AT_ACCESS, type BurncycleView, NETWORK, type Node } from '@tablerunner/burncycle/plan';
import { memo } from 'react';
import { classes } from '../../../ui/classes.ts';
import { ChipShape } from '../cycle/chip-sign.tsx';
import { accessPoint, drawWay, lines, type Point, pointOf, RADII, REACH, wayTo } from './layout.ts';
import styles from './network-map.module.css';

interface NetworkMapProps {
  readonly view: BurncycleView;
  /** Nodes and access points that can be chosen now. */
  readonly open: ReadonlySet<number>;
  readonly openAccess: ReadonlySet<number>;
  /** The node that is looked at or planned: the way there is drawn. */
  readonly aim?: { readonly node: number; readonly bot?: number | undefined } | undefined;
}

export function NetworkMap({ view, open, openAccess, aim }: NetworkMapProps) {
  const mover = view.bots[aim?.bot ?? -1];
  return (
    <svg
      className={styles.map}
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      aria-hidden="true"
      focusable="false"
    >
      <Ground />
      {aim !== undefined && mover !== undefined && (
        <path className={styles.way} d={drawWay(wayTo(mover.ip, aim.node, mover.access))} />
      )}
      {[...open].map((node) => (
        <Mark key={node} at={pointOf(node)} isAimed={aim?.node === node} />
      ))}
      {[...openAccess].map((access) => (
        <Mark key={access} at={accessPoint(access)} isAimed={false} />
      ))}
      <Pegs view={view} />
    </svg>
  );
}

const Mark = ({ at: { x, y }, isAimed }: { readonly at: Point; readonly isAimed: boolean }) => (
  <circle className={classes(styles.open, isAimed && styles.aimed)} cx={x} cy={y} r={15} />
);

/** What never changes. */
const Ground = memo(function Ground() {
  return (
    <g>
      {RADII.map((radius) => (
        <circle key={radius} className={styles.ring} r={radius} />
      ))}
      {lines.map(([outer, inner]) => (
        <Line key={`${outer}-${inner}`} from={pointOf(outer)} to={pointOf(inner)} />
      ))}
      {NETWORK.access.map((node, access) => (
        <g key={node}>
          <Line from={pointOf(node)} to={accessPoint(access)} />
          <g transform={`translate(${accessPoint(access).x} ${accessPoint(access).y})`} className={styles.access}>
            <path d="M0 -10L10 0L0 10L-10 0z" />
            <text y="4" textAnchor="middle">
              {access + 1}
            </text>
          </g>
        </g>
      ))}
      {NETWORK.nodes.map((node, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a node is known by its number
        <NodeSign key={at} node={node} isCore={at === NETWORK.core} at={pointOf(at)} />
      ))}
    </g>
  );
});

const Line = ({ from, to }: { readonly from: Point; readonly to: Point }) => (
  <path className={styles.line} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
);

interface NodeSignProps {
  readonly node: Node;
  readonly isCore: boolean;
  readonly at: Point;
}

function NodeSign({ node: { kind }, isCore, at: { x, y } }: NodeSignProps) {
  if (kind !== 'hub') return <ChipShape chip={kind} x={x} y={y} scale={0.62} />;
  return (
    <g transform={`translate(${x} ${y})`} className={styles.hub}>
      {isCore && <circle r={14.5} />}
      <circle r={9.5} />
      <circle className={styles.dot} r={4} />
    </g>
  );
}

/** Pegs glide from node to node; where motion is reduced they jump. */
function Pegs({ view: { bots, pings } }: { readonly view: BurncycleView }) {
  return (
    <g>
      {pings.map((node, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ping is known by its place in the list, which moves keep
        <g key={at} className={styles.peg} style={placed(pointOf(node))}>
          <path className={styles.ping} d="M-4.6 -11h9.2L11 -4.6v9.2L4.6 11h-9.2L-11 4.6v-9.2z" />
          <text y="5" textAnchor="middle" className={styles.pingText}>
            !
          </text>
        </g>
      ))}
      {bots.map(({ role, ip, access }, bot) =>
        role !== 'agent' || ip < AT_ACCESS ? undefined : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an agent is known by its place
          <g key={bot} className={styles.peg} style={placed(ip === AT_ACCESS ? accessPoint(access) : pointOf(ip))}>
            <circle className={styles.ip} r={10.5} />
            <text y="4.5" textAnchor="middle" className={styles.ipText}>
              {bot + 1}
            </text>
          </g>
        ),
      )}
    </g>
  );
}

const placed = ({ x, y }: Point) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` });
