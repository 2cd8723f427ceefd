/** A button that asks the rules first: where they refuse it is aria-disabled, and their sentences stand below it. */
import type { Refusal } from '@tablerunner/engine';
import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Refusals } from './refusals.tsx';

interface JudgedButtonProps {
  readonly refusals: readonly Refusal[];
  readonly icon?: ReactNode;
  /** What a screen reader says: the label alone does not tell of whom. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Gives the button and what stands below it, so that the row can place both. */
export function JudgedButton({ refusals, icon, name, className, onClick, children }: JudgedButtonProps) {
  const id = useId();
  const isRefused = refusals.length > 0;
  return (
    <>
      <Button
        className={className}
        icon={icon}
        aria-label={name}
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        data-refused={isRefused || undefined}
        onClick={isRefused ? undefined : onClick}
      >
        {children}
      </Button>
      {isRefused ? <Refusals id={id} refusals={refusals} isThought /> : undefined}
    </>
  );
}
