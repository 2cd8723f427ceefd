/** Somebody asks to go back: the others agree or not. */
import { Button } from '../ui/button.tsx';
import styles from './back-request.module.css';
import { playerName } from './names.ts';
import { usePlay, useTable } from './play-context.ts';

export function BackRequest() {
  const { say, speaker, table } = usePlay();
  const back = useTable(({ standing }) => standing?.back);
  const viewer = useTable((state) => state.viewer);
  const info = useTable((state) => state.info);
  if (back === undefined) return undefined;
  const name = (seat: string): string => {
    const found = info?.seats.find((one) => one.seat === seat);
    return found === undefined ? seat : playerName(found, undefined, say, speaker);
  };
  const isAsked = viewer !== undefined && back.waitingFor.includes(viewer);
  return (
    <section className={styles.request} aria-live="polite">
      <p>
        {isAsked
          ? say('table.back-asked', { name: name(back.by) })
          : say('table.back-waits', { names: back.waitingFor.map(name).join(', ') })}
      </p>
      {isAsked && (
        <>
          <Button onClick={() => table.answerBack(false)}>{say('table.back-no')}</Button>
          <Button kind="primary" onClick={() => table.answerBack(true)}>
            {say('table.back-yes')}
          </Button>
        </>
      )}
    </section>
  );
}
