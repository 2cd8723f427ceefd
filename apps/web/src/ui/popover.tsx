/** A popover at a control: why it is refused, what it costs, a small menu. It stays until it is closed. */
import { Popover as Parts } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  /** What opens it: one element that takes a ref. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  /** A bar in the colour of its meaning. */
  readonly tone?: 'plain' | 'refusal' | 'warning';
  readonly label?: string;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

export function Popover({ trigger, children, tone = 'plain', label, open, onOpenChange, side = 'top' }: PopoverProps) {
  return (
    <Parts.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          className={classes(styles.popover, styles[tone])}
          side={side}
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
        >
          {children}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
