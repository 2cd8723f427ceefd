/** A piece of a street of Combat Zone: a walk round a corner, and the path of an attack from its end. Drawn for the lobby; it shows no match. */
import styles from './picture.module.css';

/** The band of the Limiter in its three parts, each an inch wide. */
const BAND = [
  { colour: 'red', d: 'M72 204L88 180', at: [58, 174] },
  { colour: 'yellow', d: 'M88 180L108 150L120 143', at: [84, 140] },
  { colour: 'green', d: 'M120 143L146 128H200', at: [150, 102] },
] as const;

const TICKS = 'M74 184l14 9M84 169l14 9M94 154l14 9M128 130l8 15M150 118v20M170 118v20';

export function CombatZonePicture() {
  return (
    <svg className={styles.picture} viewBox="-10 0 462 232" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern id="cz-roof" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V8" />
        </pattern>
      </defs>
      <rect className={styles.street} x="-10" width="462" height="232" />
      <path className={styles.middle} d="M282 0V232" />
      <g className={styles.building}>
        <rect x="-20" y="14" width="122" height="74" />
        <rect x="140" y="172" width="104" height="90" />
        <rect x="350" y="10" width="130" height="62" />
        <rect x="330" y="196" width="140" height="60" />
      </g>
      <g className={styles.scenery}>
        <g transform="rotate(-14 178 46)">
          <rect x="142" y="26" width="72" height="38" rx="8" />
          <rect x="160" y="30" width="34" height="30" rx="4" />
        </g>
        <path d="M232 60l18 6-6 18-18-6z" />
        <circle cx="286" cy="128" r="9" />
        <circle cx="301" cy="137" r="9" />
        <circle cx="286" cy="146" r="9" />
      </g>
      <path className={styles.low} d="M320 102H346V138" />
      {BAND.map(({ colour, d }) => (
        <path key={colour} className={styles.band} data-colour={colour} d={d} />
      ))}
      <path className={styles.ticks} d={TICKS} />
      <path className={styles.walk} d="M72 204L108 150 146 128H200" />
      <circle className={styles.bend} cx="108" cy="150" r="4" />
      <path className={styles.path} d="M204 117L384 139M202 139L382 161" />
      <circle className={styles.inCover} cx="291" cy="137" r="24" />
      <g className={styles.mark}>
        <circle cx="291" cy="172" r="9" />
        <text x="291" y="176">
          1
        </text>
        <circle cx="360" cy="118" r="9" />
        <text x="360" y="122">
          2
        </text>
      </g>
      {BAND.map(({ colour, at: [x, y] }) => (
        <g key={colour} className={styles.token} data-colour={colour} transform={`translate(${x} ${y})`}>
          {colour === 'green' ? <path d="M0-10L9.5-3 6 8H-6L-9.5-3z" /> : undefined}
          {colour === 'yellow' ? <path d="M0-11L11 0 0 11-11 0z" /> : undefined}
          {colour === 'red' ? <rect x="-8.5" y="-8.5" width="17" height="17" /> : undefined}
        </g>
      ))}
      <circle className={styles.before} cx="72" cy="204" r="14" />
      <circle className={styles.mine} cx="200" cy="128" r="15" />
      <path className={styles.face} d="M193 125h5v5h-5zM203 125h5v5h-5zM195 134h10" />
      <path
        className={styles.rival}
        transform="translate(376 149)"
        d="M-15-4V4A15 15 0 0 0-4 15H4A15 15 0 0 0 15 4V-4A15 15 0 0 0 4-15H-4A15 15 0 0 0-15-4z"
      />
      <path className={styles.blade} d="M369 156l14-14M369 151l5 5" />
    </svg>
  );
}
