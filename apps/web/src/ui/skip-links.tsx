/** Links for the keyboard that jump over the top of the page; seen when they have the focus. */
import styles from './skip-links.module.css';

export interface SkipLink {
  /** The ID of the part, which takes the focus. */
  readonly to: string;
  readonly text: string;
}

export function SkipLinks({ links }: { readonly links: readonly SkipLink[] }) {
  return (
    <div className={styles.links}>
      {links.map(({ to, text }) => (
        <a
          key={to}
          href={`#${to}`}
          className={styles.link}
          onClick={(event) => {
            // At a table the fragment of the address would be taken for the secret of a seat.
            event.preventDefault();
            const part = document.getElementById(to);
            part?.focus();
            part?.scrollIntoView({ block: 'nearest' });
          }}
        >
          {text}
        </a>
      ))}
    </div>
  );
}
