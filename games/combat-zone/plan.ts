/** What a drawing of the table needs to know: models, tokens, paths of attack, walks, reach. The rest of the rules stays inside. */
export { CARDS } from './content/cards.ts';
export { modelName } from './notation/names.ts';
export { actionOf, armorsOf, cardOfAction, keywordsOf, skillOf } from './rules/abilities/skills.ts';
export { openActions } from './rules/actions/open.ts';
export { beats, isCrit, isFumble, isMereNumber, totalOf } from './rules/contest/compare.ts';
export type { ContestMemory } from './rules/contest/memory.ts';
export { BANDS, COLOURS, type Colour, SIDES_OF, SKILLS, type Skill } from './rules/lists.ts';
export { checkMove } from './rules/movement/check.ts';
export { lengthAllowed, type MoveChoice, type Moving, measuredLength, walkOf } from './rules/movement/moving.ts';
export { holderOfObjective, holderOfQuarter, holderOfZone } from './rules/scenario/hold.ts';
export { holderOf, objectivesOf, roundsOver, scenarioOf, spotOf } from './rules/scenario/marks.ts';
export { scoreOfSide } from './rules/scenario/score.ts';
export type { End, Score, Zone } from './rules/scenario/types.ts';
export { centreOf } from './rules/scenario/zones.ts';
export { brawlersOf } from './rules/targeting/brawl.ts';
export { coverOn, pathBetween } from './rules/targeting/path.ts';
export { bandBetween, baseOf, distanceBetween, standingBut, tableOf } from './rules/targeting/table.ts';
export { targetsOf } from './rules/targeting/targets.ts';
export { colourOfToken, colourWith, isRedLined, readyTokens } from './rules/tokens.ts';
export type { Bonus, Carried, Contest, Installed, Model, Player, Roller, Token } from './rules/types.ts';
export { hasKeyword, isFriend, isOnTable, isRival, modelOf, profileOf, programOf } from './rules/units.ts';
export {
  describeEffects,
  describeGear,
  describeProfile,
  describeProgram,
  giftText as describeBoost,
} from './text/describe.ts';
export { type Hazard, hazardsOf } from './view/hazards.ts';
export { labelOf } from './view/label.ts';
export {
  type Answer,
  askedProspect,
  chanceOf,
  type Prospect,
  prospectOf,
  type RollSide,
  skillProspect,
  sumOf,
} from './view/prospects.ts';
export type { CombatZoneView } from './view/view.ts';
