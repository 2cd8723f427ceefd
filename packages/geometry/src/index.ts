/** Squares, walls, distances, routes and lines of sight; knows no game. */
export * from './areas.ts';
export { CORNER_RULES, type CornerRule, cornerRule, type Flank } from './corner-rules.ts';
export * from './directions.ts';
export * from './distance.ts';
export * from './drawing.ts';
export * from './edges.ts';
export { flood, floodToward, reachedCells, walkingDistance } from './flood.ts';
export * from './grid.ts';
export { costKinds, flagKinds, KIND_COUNT, SHUT } from './kinds.ts';
export * from './line.ts';
export { cellName, columnName, edgeName, parseCell, parseEdge } from './names.ts';
export {
  directionTo,
  isAround,
  isBeside,
  neighbour,
  neighboursAround,
  neighboursBeside,
} from './neighbours.ts';
export * from './routes.ts';
export { canSee, sightFrom } from './sight.ts';
export { firstObstacle, type Obstacle } from './sight-obstacle.ts';
export {
  BLOCKS_LINE,
  BLOCKS_SIGHT,
  blockersOn,
  createSightTable,
  SHUTS_CORNER,
  type SightNow,
  type SightRules,
  type SightTable,
} from './sight-table.ts';
export { type Flood, MAX_STEP_COST, UNREACHED } from './spread.ts';
export * from './straight.ts';
export { type DiagonalSteps, isCornerShut, NO_STEP, type Step, stepCost, stepsFrom, type Walk } from './walk.ts';
