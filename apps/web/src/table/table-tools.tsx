/** At the top right of a table: undo, the link for friends, rulebook, sound, speed, settings. */
import { BookOpen, Settings2, Undo2, UserRoundPlus, Volume2, VolumeX } from 'lucide-react';
import { useLocation } from 'wouter';
import { SPEEDS, type Speed, useSettings } from '../app/settings.ts';
import { isLocal } from '../link/link.ts';
import { linkTo } from '../link/tables.ts';
import { Button } from '../ui/button.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { useCopyLink } from '../ui/copy-link.tsx';
import { Select } from '../ui/select.tsx';
import { usePlay, useTable } from './play-context.ts';
import styles from './table-tools.module.css';

export function TableTools() {
  const { say, ui } = usePlay();
  const [, go] = useLocation();
  const { sound, speed, set } = useSettings();
  const id = useTable((state) => state.id);
  const speeds = SPEEDS.map((value) => ({
    value: String(value),
    label: value === 0 ? say('table.speed-skip') : `${value}×`,
  }));
  const { copy, byHand } = useCopyLink();
  return (
    <div className={styles.tools}>
      {byHand}
      <UndoButton />
      <Select
        className={styles.wide}
        label={say('table.speed')}
        hideLabel
        options={speeds}
        value={String(speed)}
        onChange={(value) => set({ speed: Number(value) as Speed })}
      />
      {!isLocal(id) && (
        <Button
          kind="quiet"
          iconOnly
          className={styles.wide}
          icon={<UserRoundPlus size={20} aria-hidden="true" />}
          onClick={() => copy(linkTo(id))}
        >
          {say('table.copy-link')}
        </Button>
      )}
      <Button
        kind="quiet"
        iconOnly
        className={styles.wide}
        icon={<BookOpen size={20} aria-hidden="true" />}
        onClick={() => go(`/rules/${ui.game.id}`)}
      >
        {say('table.rules')}
      </Button>
      <Button
        kind="quiet"
        iconOnly
        className={styles.wide}
        icon={sound ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
        aria-pressed={sound}
        onClick={() => set({ sound: !sound })}
      >
        {say('table.sound')}
      </Button>
      <Button kind="quiet" iconOnly icon={<Settings2 size={20} aria-hidden="true" />} onClick={() => go('/settings')}>
        {say('table.settings')}
      </Button>
    </div>
  );
}

/** Takes the last command back; where somebody has learned something since, the others are asked. */
function UndoButton() {
  const { say, speaker, table, ui } = usePlay();
  const undo = useTable(({ standing }) => standing?.undo);
  const back = useTable(({ standing }) => standing?.back);
  const length = useTable(({ standing }) => standing?.length ?? 0);
  const isSending = useTable((state) => state.isSending);
  const viewer = useTable((state) => state.viewer);
  const info = useTable((state) => state.info);
  const isOver = useTable(({ standing }) => standing?.seen.outcome !== undefined);
  const events = useTable((state) => state.events);
  if (info?.seats.every(({ seat }) => seat !== viewer) !== false || undo === undefined) return undefined;
  if (undo.ok) {
    return (
      <Button
        kind="quiet"
        iconOnly
        busy={isSending}
        icon={<Undo2 size={20} aria-hidden="true" />}
        onClick={() => table.undo()}
      >
        {say('table.undo')}
      </Button>
    );
  }
  // To before the last command that anybody gave, automatic answers included.
  const to = lastMoment(events, length);
  const why = speaker.say(`refusal.${undo.reason}`, undo.facts);
  if (to === undefined || back !== undefined || isOver) {
    return (
      <Button
        kind="quiet"
        iconOnly
        refused={why}
        rule={<ClauseTag game={ui.game.id} clause={undo.clause} />}
        icon={<Undo2 size={20} aria-hidden="true" />}
      >
        {say('table.undo')}
      </Button>
    );
  }
  return (
    <Button
      kind="quiet"
      iconOnly
      busy={isSending}
      title={why}
      icon={<Undo2 size={20} aria-hidden="true" />}
      onClick={() => table.askBack(to)}
    >
      {say('table.ask-back')}
    </Button>
  );
}

function lastMoment(events: readonly { readonly at: number }[], length: number): number | undefined {
  const before = events.findLast(({ at }) => at < length)?.at;
  return before ?? (length > 0 ? length - 1 : undefined);
}
