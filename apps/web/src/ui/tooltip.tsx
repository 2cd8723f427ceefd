/** A word about a sign, on hover, on focus and on a tap. Nothing stands here that cannot be found elsewhere. */
import { Tooltip as Parts } from 'radix-ui';
import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from './tooltip.module.css';

export function Tooltip({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  // A press closes a tooltip, says the library; on a screen that is touched it is the only way to open one.
  const show = (event: MouseEvent): void => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Parts.Provider delayDuration={300}>
      <Parts.Root open={isOpen} onOpenChange={setOpen}>
        <Parts.Trigger asChild onClick={show}>
          {children}
        </Parts.Trigger>
        <Parts.Portal>
          <Parts.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Parts.Content>
        </Parts.Portal>
      </Parts.Root>
    </Parts.Provider>
  );
}
