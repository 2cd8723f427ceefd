/** The empty table: its edge, inch rulers, the middle lines, where the sides deploy and where one may leave it. */
import { type CombatZoneView, centreOf, scenarioOf, type Zone } from '@tablerunner/combat-zone/plan';
import type { Point } from '@tablerunner/geometry';
import { classes } from '../../../ui/classes.ts';
import styles from './board.module.css';
import { fixed, INCH, lineOf, RIM, type Scale, shapeOf, unitsOf } from './scale.ts';

interface GroundProps {
  readonly field: { readonly width: number; readonly depth: number };
  readonly scale: Scale;
}

export function Ground({ field, scale }: GroundProps) {
  const { across, along } = scale;
  const [wide, tall] = [across * INCH, along * INCH];
  const centre = scale.at(centreOf(field));
  return (
    <g>
      <rect
        className={styles.paper}
        x={-RIM * INCH}
        y={-RIM * INCH}
        width={wide + 2 * RIM * INCH}
        height={tall + 2 * RIM * INCH}
      />
      <rect className={styles.table} width={wide} height={tall} />
      <path className={styles.inches} d={inchLines(across, along)} />
      <path className={styles.middle} d={`M${fixed(centre.x)} 0V${tall}M0 ${fixed(centre.y)}H${wide}`} />
      <rect className={styles.tableEdge} width={wide} height={tall} />
      <Rulers across={across} along={along} isTurned={scale.isTurned} />
    </g>
  );
}

/** Every fifth inch is drawn over the table, so that lengths can be guessed without the Limiter. */
function inchLines(across: number, along: number): string {
  const lines: string[] = [];
  for (let x = 5; x < across; x += 5) lines.push(`M${x * INCH} 0V${along * INCH}`);
  for (let y = 5; y < along; y += 5) lines.push(`M0 ${y * INCH}H${across * INCH}`);
  return lines.join('');
}

function Rulers({
  across,
  along,
  isTurned,
}: {
  readonly across: number;
  readonly along: number;
  readonly isTurned: boolean;
}) {
  const ticks: string[] = [];
  for (let x = 0; x <= across; x++) ticks.push(`M${x * INCH} 0V${x % 5 === 0 ? -9 : -5}`);
  for (let y = 0; y <= along; y++) ticks.push(`M0 ${y * INCH}H${y % 5 === 0 ? -9 : -5}`);
  const fives = (length: number): number[] => Array.from({ length: Math.floor(length / 5) + 1 }, (_, i) => i * 5);
  return (
    <g className={styles.ruler}>
      <path d={ticks.join('')} />
      {fives(across).map((inch) => (
        <text key={`x${inch}`} x={inch * INCH} y={-17}>
          {inch}
        </text>
      ))}
      {fives(along).map((inch) => (
        <text key={`y${inch}`} x={-17} y={(isTurned ? inch : along - inch) * INCH}>
          {inch}
        </text>
      ))}
      <g transform={`translate(${across * INCH + 14} 10) rotate(${isTurned ? 90 : 0})`}>
        <path className={styles.north} d="M0 -9L5 7L0 4L-5 7Z" />
      </g>
    </g>
  );
}

interface ZonesProps {
  readonly view: CombatZoneView;
  readonly scale: Scale;
  readonly id: string;
  /** The side that places somebody just now: its zone has the colour of what is to be done. */
  readonly placing?: number | undefined;
}

/** Where each side deploys: shown until everybody stands. */
export function Zones({ view, scale, id, placing }: ZonesProps) {
  const isDeploying = view.models.some(({ place }) => place === 'waiting');
  const { sides } = scenarioOf(view).setup;
  return (
    <g>
      <clipPath id={`${id}-table`}>
        <rect width={scale.across * INCH} height={scale.along * INCH} />
      </clipPath>
      {isDeploying &&
        sides.map(({ zone }, side) => (
          <path
            key={`zone ${zone.shape} ${String(side)}`}
            className={classes(styles.zone, side === placing && styles.ownZone)}
            data-zone={side === placing ? 'own' : 'other'}
            clipPath={`url(#${id}-table)`}
            d={zoneShape(view.field, zone, scale)}
            fill={side === placing ? undefined : `url(#${id}-zone-${side})`}
          />
        ))}
      {sides.flatMap(({ exits }, of) =>
        (exits?.edges ?? []).map((edge) => (
          <path key={`${String(of)} ${edge}`} className={styles.exit} d={lineOf(scale, edgeOf(view.field, edge))} />
        )),
      )}
    </g>
  );
}

type Size = GroundProps['field'];

function edgeOf({ width, depth }: Size, edge: string, inset = 0): readonly Point[] {
  const [left, right, bottom, top] = [inset, width - inset, inset, depth - inset];
  switch (edge) {
    case 'south':
      return [
        { x: 0, y: bottom },
        { x: width, y: bottom },
      ];
    case 'north':
      return [
        { x: 0, y: top },
        { x: width, y: top },
      ];
    case 'west':
      return [
        { x: left, y: 0 },
        { x: left, y: depth },
      ];
    default:
      return [
        { x: right, y: 0 },
        { x: right, y: depth },
      ];
  }
}

function zoneShape(field: Size, zone: Zone, scale: Scale): string {
  const whole = scale.at(centreOf(field));
  const circle = (middle: Point, radius: number): string => {
    const far = unitsOf(radius);
    return `M${fixed(middle.x - far)} ${fixed(middle.y)}a${far} ${far} 0 1 0 ${2 * far} 0a${far} ${far} 0 1 0 ${-2 * far} 0Z`;
  };
  switch (zone.shape) {
    case 'edge':
      return zone.edges
        .map((edge) => shapeOf(scale, [...edgeOf(field, edge), ...[...edgeOf(field, edge, zone.depth)].reverse()]))
        .join('');
    case 'corner': {
      const x = zone.corner.endsWith('east') ? field.width : 0;
      const y = zone.corner.startsWith('north') ? field.depth : 0;
      return circle(scale.at({ x, y }), zone.radius);
    }
    case 'centre':
      return circle(whole, zone.radius);
    case 'away':
      return `M0 0H${scale.across * INCH}V${scale.along * INCH}H0Z${circle(whole, zone.beyond)}`;
  }
}
