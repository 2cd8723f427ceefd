/** A piece of a street of Combat Zone: a walk round a corner, and the path of an attack from its end. Drawn for the lobby; it shows no match. */
import styles from './picture.module.css';

/** The band of the Limiter in its three parts, each an inch wide. */
const BAND = [
  { colour: 'red', d: 'M40 196L66 170', at: [44, 168] },
  { colour: 'yellow', d: 'M66 170L98 138', at: [74, 134] },
  { colour: 'green', d: 'M98 138L140 124H196', at: [150, 102] },
] as const;

const TICKS = 'M48 180l12 12M58 170l12 12M74 154l12 12M84 144l12 12M118 122l6 16M144 116v16M166 116v16';

export function CombatZonePicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 462 232" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <defs>
        <pattern id="cz-roof" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V8" />
        </pattern>
      </defs>
      <rect className={styles.street} width="462" height="232" />
      <path className={styles.middle} d="M282 0V232" />
      <g className={styles.building}>
        <rect x="-20" y="14" width="118" height="74" />
        <rect x="118" y="158" width="132" height="96" />
        <rect x="350" y="10" width="130" height="62" />
        <rect x="372" y="176" width="120" height="70" />
      </g>
      <g className={styles.scenery}>
        <g transform="rotate(-14 178 46)">
          <rect x="142" y="26" width="72" height="38" rx="8" />
          <rect x="160" y="30" width="34" height="30" rx="4" />
        </g>
        <path d="M230 140l18 6-6 18-18-6z" />
        <circle cx="292" cy="116" r="9" />
        <circle cx="306" cy="126" r="9" />
        <circle cx="292" cy="134" r="9" />
      </g>
      <path className={styles.low} d="M332 96H356V128" />
      {BAND.map(({ colour, d }) => (
        <path key={colour} className={styles.band} data-colour={colour} d={d} />
      ))}
      <path className={styles.ticks} d={TICKS} />
      <path className={styles.walk} d="M40 196L98 138 140 124H196" />
      <circle className={styles.bend} cx="98" cy="138" r="4" />
      <path className={styles.path} d="M200 113L410 138M200 135L410 160" />
      <circle className={styles.inCover} cx="297" cy="125" r="24" />
      <g className={styles.mark}>
        <circle cx="297" cy="160" r="9" />
        <text x="297" y="164">
          1
        </text>
        <circle cx="368" cy="118" r="9" />
        <text x="368" y="122">
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
      <circle className={styles.before} cx="40" cy="196" r="14" />
      <circle className={styles.mine} cx="198" cy="124" r="15" />
      <path className={styles.face} d="M191 121h5v5h-5zM201 121h5v5h-5zM193 130h10" />
      <path
        className={styles.rival}
        transform="translate(412 149)"
        d="M-15-4V4A15 15 0 0 0-4 15H4A15 15 0 0 0 15 4V-4A15 15 0 0 0 4-15H-4A15 15 0 0 0-15-4z"
      />
      <path className={styles.blade} d="M405 156l14-14M405 151l5 5" />
    </svg>
  );
}
