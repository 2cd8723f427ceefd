/** A piece's name beside its token. */
import { OFF, widthOfName } from './name-places.ts';
import styles from './plan.module.css';

interface NamePlateProps {
  readonly name: string;
  readonly above: boolean;
}

export function NamePlate({ name, above }: NamePlateProps) {
  const width = widthOfName(name);
  return (
    <g className={styles.name} transform={`translate(0 ${above ? -OFF : OFF})`}>
      <rect x={-width / 2} y="-7.5" width={width} height="15" rx="2.5" />
      <text x="0" y="0.5">
        {name}
      </text>
    </g>
  );
}
