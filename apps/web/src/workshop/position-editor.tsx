/** The position editor: the notation on one side, the board on the other, and every mistake with its place. */
import type { Game } from '@tablerunner/engine';
import type { Speaker } from '@tablerunner/language';
import { CircleAlert, CircleCheck, Link2, Play, WandSparkles } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { openAsTable } from '../position/open-as-table.ts';
import { readPosition } from '../position/read-position.ts';
import { ViewBoard } from '../position/view-board.tsx';
import { Button } from '../ui/button.tsx';
import { Label } from '../ui/label.tsx';
import { Select } from '../ui/select.tsx';
import { toast } from '../ui/toasts.tsx';
import { editorPath, isShareable } from './editor-link.ts';
import styles from './position-editor.module.css';
import { ReadingProblem } from './reading-problem.tsx';
import { lineOf, type Starter } from './starters.ts';

export interface PositionEditorProps {
  readonly game: Game;
  readonly speaker: Speaker;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly starters: readonly Starter[];
}

export function PositionEditor({ game, speaker, text, onText, starters }: PositionEditorProps) {
  const say = useWords();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [starter, setStarter] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const wanted = useDeferredValue(text);
  const read = useMemo(() => readPosition(game, wanted), [game, wanted]);
  /** The last board that could be read stays while a line is being written. */
  const [shown, setShown] = useState(read);
  if (read.ok && read !== shown) setShown(read);
  const board = read.ok ? read : shown;
  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}${editorPath(game.id, text)}`);
    toast(say('workshop.link-copied'));
  };
  const open = async (): Promise<void> => {
    if (!read.ok) return;
    setBusy(true);
    await openAsTable(game.id, read.value).then(go, (error: unknown) => toast(sayTrouble(error, say), 'bad'));
    setBusy(false);
  };
  const showLine = (): void => {
    const line = read.ok ? undefined : lineOf(read.where);
    if (line === undefined || area.current === null) return;
    const before =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0);
    area.current.focus();
    area.current.setSelectionRange(before, before + (text.split('\n')[line - 1]?.length ?? 0));
  };
  const problem = read.ok ? undefined : say('workshop.unreadable');
  return (
    <div className={styles.editor}>
      <div className={styles.text}>
        <Select
          label={say('workshop.begin-with')}
          options={[
            { value: '', label: say('workshop.own-text') },
            ...starters.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={starter}
          onChange={(id) => {
            setStarter(id);
            const chosen = starters.find((one) => one.id === id);
            if (chosen !== undefined) onText(chosen.text);
          }}
        />
        <label htmlFor="position-text">
          <Label>{say('workshop.notation')}</Label>
        </label>
        <textarea
          ref={area}
          id="position-text"
          className={styles.area}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby="position-state"
          aria-invalid={!read.ok}
          onChange={({ target }) => {
            setStarter('');
            onText(target.value);
          }}
        />
        <div id="position-state" className={read.ok ? styles.good : styles.bad} role="status">
          {read.ok ? (
            <>
              <CircleCheck size={18} aria-hidden="true" />
              <span>{say('workshop.readable')}</span>
            </>
          ) : (
            <>
              <CircleAlert size={18} aria-hidden="true" />
              <ReadingProblem where={read.where} problem={read.problem} speaker={speaker} />
            </>
          )}
        </div>
        <div className={styles.buttons}>
          <Button
            kind="primary"
            icon={<Play size={18} aria-hidden="true" />}
            busy={isBusy}
            refused={problem}
            onClick={() => void open()}
          >
            {say('workshop.open-table')}
          </Button>
          <Button
            icon={<WandSparkles size={18} aria-hidden="true" />}
            refused={problem}
            onClick={() => read.ok && onText(read.value.text)}
          >
            {say('workshop.print')}
          </Button>
          <Button
            icon={<Link2 size={18} aria-hidden="true" />}
            refused={isShareable(text) ? undefined : say('workshop.too-long')}
            onClick={() => void share().catch(() => toast(say('rules.not-copied'), 'bad'))}
          >
            {say('workshop.copy-link')}
          </Button>
          {!read.ok && lineOf(read.where) !== undefined && (
            <Button kind="quiet" onClick={showLine}>
              {say('workshop.show-line')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.board} data-old={!read.ok || undefined}>
        {board.ok ? (
          <ViewBoard game={game.id} view={board.value.view} speaker={speaker} say={say} cell={40} />
        ) : (
          <p className={styles.none}>{say('workshop.no-board')}</p>
        )}
      </div>
    </div>
  );
}
