/** A character's name beside its token: below it, or above it where somebody stands below. */
import styles from './board.module.css';

interface NamePlateProps {
  readonly name: string;
  readonly above: boolean;
}

/** About as wide as a letter of this size is on average. */
const LETTER = 6.2;

export function NamePlate({ name, above }: NamePlateProps) {
  const width = name.length * LETTER + 8;
  return (
    <g className={styles.name} transform={`translate(0 ${above ? -25 : 25})`}>
      <rect x={-width / 2} y="-7.5" width={width} height="15" rx="2.5" />
      <text x="0" y="0.5">
        {name}
      </text>
    </g>
  );
}
