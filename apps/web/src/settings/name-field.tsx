/** What others read at the table: kept as soon as it is a name. */
import { useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../i18n/use-words.ts';
import { TextField } from '../ui/text-field.tsx';
import { readName } from './read-name.ts';

export function NameField() {
  const say = useWords();
  const { playerName, set } = useSettings();
  const [text, setText] = useState(playerName);
  const change = (typed: string): void => {
    setText(typed);
    const name = readName(typed);
    if (name !== undefined) set({ playerName: name });
  };
  return (
    <TextField
      label={say('settings.name')}
      hint={say('settings.name-hint')}
      value={text}
      problem={readName(text) === undefined ? say('settings.name-unseen') : undefined}
      maxLength={40}
      autoComplete="nickname"
      onChange={change}
    />
  );
}
