/** What is in the way, and from where it would be allowed, in words. */
import { boardOf } from '@tablerunner/escape/plan';
import { cellName } from '@tablerunner/geometry';
import { useMemo } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { SentenceWithPlaces } from '../../../table/sentence.tsx';
import { obstacleOf } from './blocker.ts';
import { betterPlaces, isByPlace } from './help.ts';
import { usePlan } from './plan-context.tsx';

export function RefusalHelp() {
  const { say, speaker } = usePlay();
  const { refused, decision, view } = usePlan();
  const { refusal, choice } = refused ?? {};
  const isPlace = refusal !== undefined && isByPlace(refusal);
  const places = useMemo(
    () => (isPlace && decision !== undefined && choice !== undefined ? betterPlaces(decision, choice) : undefined),
    [isPlace, decision, choice],
  );
  if (decision === undefined || refused === undefined) return undefined;
  const obstacle = obstacleOf(decision, refused);
  const { grid } = boardOf(view);
  const list = new Intl.ListFormat(say.locale, { type: 'disjunction' });
  return (
    <>
      {obstacle !== undefined && (
        <p>
          <SentenceWithPlaces
            text={say('escape.help.blocked', {
              kind: obstacle.kind,
              where: obstacle.kind === 'unit' ? speaker.name(obstacle.unit) : obstacle.where,
            })}
          />
        </p>
      )}
      {places !== undefined && places.length === 0 && <p>{say('escape.help.nowhere')}</p>}
      {places !== undefined && places.length > 0 && (
        <p>
          <SentenceWithPlaces
            text={say('escape.help.from', {
              places: list.format(
                places.map((place) =>
                  say('escape.help.place', { cell: cellName(grid, place.cell), steps: place.steps }),
                ),
              ),
            })}
          />
        </p>
      )}
    </>
  );
}
