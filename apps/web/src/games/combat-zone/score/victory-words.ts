/** What scores in a scenario, how it ends and who wins it, in sentences made of the same data that the rules read. */
import { type CombatZoneView, type End, type Score, scenarioOf } from '@tablerunner/combat-zone/plan';
import type { Words } from '../../../i18n/words.ts';

export interface Told {
  readonly text: string;
  readonly clause: string;
}

/** Names a side. */
type SideName = (view: CombatZoneView, side: number) => string;

const THOUSANDTHS = 1000;

export function scoresTold(view: CombatZoneView, say: Words, sideName: SideName): readonly Told[] {
  return scenarioOf(view).victory.scores.map((score) => {
    const text = say(`combat-zone.score.for-${score.for}`, {
      points: score.points,
      at: 'at' in score ? score.at : 'round',
      who: 'who' in score ? score.who : 'any',
      carrying: String('carrying' in score && score.carrying),
      zone: zoneText(score, say),
    });
    return {
      text: score.side === undefined ? text : say('combat-zone.score.only', { side: sideName(view, score.side), text }),
      clause: score.for === 'quarters' ? 'CZ-FIELD-14' : 'CZ-SCEN-05',
    };
  });
}

function zoneText(score: Score, say: Words): string {
  if (score.for !== 'zone') return '';
  const { zone } = score;
  const edge = (name: string): string => say(`combat-zone.score.edge-${name}` as 'combat-zone.score.edge-south');
  switch (zone.shape) {
    case 'edge':
      return say('combat-zone.score.zone-edge', {
        edges: new Intl.ListFormat(say.locale).format(zone.edges.map(edge)),
        inches: zone.depth / THOUSANDTHS,
      });
    case 'corner':
      return say('combat-zone.score.zone-corner', {
        corner: say(`combat-zone.score.quarter-${zone.corner}`),
        inches: zone.radius / THOUSANDTHS,
      });
    case 'centre':
      return say('combat-zone.score.zone-centre', { inches: zone.radius / THOUSANDTHS });
    case 'away':
      return say('combat-zone.score.zone-away', { inches: zone.beyond / THOUSANDTHS });
  }
}

export function endsTold(view: CombatZoneView, say: Words, sideName: SideName): readonly Told[] {
  const { setup, victory } = scenarioOf(view);
  const { ends, decide } = victory;
  const decided =
    decide.by === 'target'
      ? say('combat-zone.score.decide-target', { side: sideName(view, decide.side), points: decide.points })
      : decide.tie === undefined
        ? say('combat-zone.score.decide-points', { sides: setup.sides.length })
        : say('combat-zone.score.decide-tie', { side: sideName(view, decide.tie) });
  return [...ends.map((end) => endText(end)), decided].map((text) => ({ text, clause: 'CZ-GAME-09' }));

  function endText(end: End): string {
    switch (end.when) {
      case 'rounds':
      case 'devices':
        return say(`combat-zone.score.ends-${end.when}`, { count: end.count });
      case 'points':
        return say('combat-zone.score.ends-points', { points: end.points });
      case 'last-side':
        return say('combat-zone.score.ends-last-side', { wins: String(end.wins) });
      case 'gone':
        return say('combat-zone.score.ends-gone', { side: sideName(view, end.side) });
    }
  }
}

/** By which edges a side may leave the table. */
export function exitsTold(view: CombatZoneView, say: Words, sideName: SideName): readonly Told[] {
  return scenarioOf(view).setup.sides.flatMap(({ exits }, side) =>
    exits === undefined
      ? []
      : [
          {
            text: say('combat-zone.score.exit', {
              side: sideName(view, side),
              who: exits.who,
              edges: new Intl.ListFormat(say.locale, { type: 'disjunction' }).format(
                exits.edges.map((edge) => say(`combat-zone.score.edge-${edge}`)),
              ),
            }),
            clause: 'CZ-RULE-38',
          },
        ],
  );
}

/** The rounds that the scenario has; 0 where it does not count them. */
export function roundsOf(view: CombatZoneView): number {
  const end = scenarioOf(view).victory.ends.find(({ when }) => when === 'rounds');
  return end?.when === 'rounds' ? end.count : 0;
}
