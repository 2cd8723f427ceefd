/** What a drawing of the table needs to know: models, tokens, paths of attack, walks, reach. The rest of the rules stays inside. */
export { CARDS } from './content/cards.ts';
export { modelName } from './notation/names.ts';
export { actionOf, skillOf } from './rules/abilities/skills.ts';
export { BANDS, COLOURS, type Colour, SKILLS, type Skill } from './rules/lists.ts';
export { checkMove } from './rules/movement/check.ts';
export { lengthAllowed, type MoveChoice, type Moving, walkOf } from './rules/movement/moving.ts';
export { objectivesOf, roundsOver, scenarioOf, spotOf } from './rules/scenario/marks.ts';
export { scoreOfSide } from './rules/scenario/score.ts';
export { brawlersOf } from './rules/targeting/brawl.ts';
export { coverOn, pathBetween } from './rules/targeting/path.ts';
export { bandBetween, baseOf, distanceBetween, standingBut, tableOf } from './rules/targeting/table.ts';
export { targetsOf } from './rules/targeting/targets.ts';
export { colourOfToken, isRedLined } from './rules/tokens.ts';
export type { Carried, Contest, Installed, Model, Player, Token } from './rules/types.ts';
export { isFriend, isOnTable, isRival, modelOf } from './rules/units.ts';
export { labelOf } from './view/label.ts';
export type { CombatZoneView } from './view/view.ts';
