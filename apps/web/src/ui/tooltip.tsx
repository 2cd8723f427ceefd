/** A word about a sign, on hover and on focus. Nothing stands here that cannot be found elsewhere. */
import { Tooltip as Parts } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

export function Tooltip({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  return (
    <Parts.Provider delayDuration={300}>
      <Parts.Root>
        <Parts.Trigger asChild>{children}</Parts.Trigger>
        <Parts.Portal>
          <Parts.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Parts.Content>
        </Parts.Portal>
      </Parts.Root>
    </Parts.Provider>
  );
}
