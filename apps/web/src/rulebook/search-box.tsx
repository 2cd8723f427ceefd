/** The search field of the rulebook: `/` leads there, Escape empties it. */
import { Search as Lens } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../i18n/use-words.ts';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly found: number | undefined;
}

export function SearchBox({ query, onQuery, found }: SearchBoxProps) {
  const say = useWords();
  const input = useRef<HTMLInputElement>(null);
  const shortcuts = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!shortcuts) return;
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = (event.target as HTMLElement | null)?.closest('input, textarea, select') !== null;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shortcuts]);
  return (
    <search className={styles.search}>
      <Lens size={18} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        value={query}
        aria-label={say('rules.search')}
        placeholder={say('rules.search')}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onQuery('')}
      />
      <output className={styles.found}>{found === undefined ? '' : say('rules.found', { count: found })}</output>
      {shortcuts && <kbd>/</kbd>}
    </search>
  );
}
