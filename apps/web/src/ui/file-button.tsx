/** A button that lets somebody pick a JSON file of theirs. The same file can be picked again. */
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onFile: (file: File) => void;
}

export function FileButton({ icon, label, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const picked = target.files?.[0];
          if (picked !== undefined) onFile(picked);
          target.value = '';
        }}
      />
    </>
  );
}
