/** Squares and the open table: walls, distances, routes, lines of sight, paths of attack; knows no game. */
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
export { attackPath, isVisible } from './open/attack-path.ts';
export { blast, isShielded, TOKEN_WIDTH } from './open/blast.ts';
export { basesBelow, landing, pushed } from './open/forced.ts';
export * from './open/measure.ts';
export { isAtReach, isAtReachOf, reachOf } from './open/reach.ts';
export { reachSpots } from './open/reach-spots.ts';
export { reachRegion } from './open/region.ts';
export { FREE_STEP, fallHeight, problemWithBases, standing, surfaceAt } from './open/surfaces.ts';
export { compileField, type OpenTable, withPiece } from './open/table.ts';
export { inPath } from './open/torrent.ts';
export * from './open/types.ts';
export { walk } from './open/walk.ts';
export { shortestWay } from './open/ways.ts';
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
