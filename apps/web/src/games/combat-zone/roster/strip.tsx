/** The characters in one row, for a phone: sign and tokens; whoever acts is marked, sides are parted by a line. Gonks and drones stand there while they act. */
import { type CombatZoneView, modelName, modelOf } from '@tablerunner/combat-zone/plan';
import { usePlay } from '../../../table/play-context.ts';
import strip from '../../../table/strip.module.css';
import { classes } from '../../../ui/classes.ts';
import { usePlan } from '../shared.ts';
import { ModelSign } from './model-sign.tsx';
import { playersInOrder, statusOf } from './model-status.ts';
import styles from './strip.module.css';
import { TokenSign, useTokenName } from './token-sign.tsx';

export function Strip() {
  const { say, speaker } = usePlay();
  const { view, setCursor, lookAt } = usePlan();
  const tokenName = useTokenName();
  if (view === undefined) return undefined;
  return (
    <ul className={classes(strip.strip, styles.models)} aria-label={say('combat-zone.roster.strip')}>
      {playersInOrder(view).flatMap((player, place) =>
        view.models.flatMap((model, at) => {
          if (model.player !== player || !isShown(view, at)) return [];
          const isFirst =
            place > 0 && view.models.findIndex((one, i) => one.player === player && isShown(view, i)) === at;
          return [
            // biome-ignore lint/suspicious/noArrayIndexKey: a model is known by its number
            <li key={at} className={isFirst ? strip.next : undefined}>
              {entry(at)}
            </li>,
          ];
        }),
      )}
    </ul>
  );

  function entry(at: number) {
    const { x, y, tokens, place } = modelOf(view, at);
    const status = statusOf(view, at);
    const name = speaker.name(modelName(view, at));
    const told = `${name}: ${say('combat-zone.roster.status', { status: status.replace('-', '_') })}`;
    return (
      <button
        type="button"
        className={classes(strip.one, styles.model, status === 'acting' && strip.acting)}
        aria-label={[told, ...tokens.map(tokenName)].join('; ')}
        title={told}
        aria-current={status === 'acting' || undefined}
        onClick={() => {
          if (place !== 'table') return;
          setCursor({ x, y });
          lookAt(at);
        }}
      >
        <ModelSign view={view} model={at} size={34} />
        <span className={styles.tokens}>
          {tokens.map((token, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its place on the card
            <TokenSign key={i} token={token} size={14} />
          ))}
        </span>
      </button>
    );
  }
}

function isShown({ models, active }: CombatZoneView, at: number): boolean {
  const { place, kind } = models[at] ?? {};
  return place !== 'out' && place !== 'gone' && (kind === 'character' || active === at);
}
