/** The engine: decision -> command -> check -> events -> state -> views. It knows no game. */
export type { CampaignMatch, CampaignStanding, Campaigns } from './campaign.ts';
export { type Chance, type ChanceUse, shuffleBy } from './chance/chance.ts';
export { type FastChance, fastChance } from './chance/fast.ts';
export { type Script, ScriptMismatch, scriptedChance } from './chance/scripted.ts';
export { sealedChance, sealOf } from './chance/sealed.ts';
export { chanceKey, SHARE, type Shares, shareHash, thoughtSeed } from './chance/shares.ts';
export { notHere, notNow, parseCommand, printCommand, stepsOfText } from './command.ts';
export { countSequences } from './count.ts';
export {
  defineEffect,
  defineEffects,
  type Effect,
  type EffectEntry,
  type EffectTable,
  type ListMemory,
} from './effect.ts';
export { defineEvent, type EventKind, type GameEvent, type Rolled } from './event.ts';
export { Fault } from './fault.ts';
export {
  defineGame,
  type Forecast,
  frameOf,
  type Game,
  type GamePacks,
  type GameSpec,
  type Hints,
  type LaidPack,
  type Mode,
  type OutcomeKind,
  type Question,
  type Setup,
  type SetupChance,
  type Stage,
} from './game.ts';
export { hashJson, hashText } from './hash.ts';
export { canonicalJson, cloneJson, freezeDeep, type Json } from './json.ts';
export { judgePosition } from './judge.ts';
export { type DrawnText, type Line, Lines, splitDrawn } from './lines.ts';
export { ENGINE_VERSION, type LogEntry, type MatchSave, type Origin } from './log.ts';
export { Match, type MatchSnapshot, type Played, type PlayOptions } from './match.ts';
export { type Notation, type Read, readable, type Unreadable, unreadable } from './notation.ts';
export { FREE_POLICIES, type Odds, oddsOf, type Policy } from './odds/odds.ts';
export { type Roll, type Rolls, rollsOf } from './odds/rolls.ts';
export type { OddsRow } from './odds/rows.ts';
export type { Count } from './odds/share.ts';
export { type Outcome, payoff } from './outcome.ts';
export { type CheckedPack, checkPack, type PackProblem, sayProblem } from './pack.ts';
export { type Ink, type Pen, plainPen } from './pen.ts';
export { clonePosition, type Position } from './position.ts';
export {
  fail,
  type Here,
  Problem,
  readId,
  readJson,
  readNumber,
  readOneOf,
  readText,
  shorten,
  writeText,
} from './reading.ts';
export { accept, type Facts, type Refusal, refuse, type Verdict } from './refusal.ts';
export { replaySave } from './replay.ts';
export { readSave, restoreMatch } from './restore.ts';
export {
  type Decided,
  printRulingOptions,
  type RulingOptions,
  readRulingOption,
  rulingSchema,
} from './ruling-options.ts';
export { type Answer, Runner } from './runner.ts';
export { type Seat, SPECTATOR, type Viewer } from './seat.ts';
export { type At, defineSequence } from './sequence.ts';
export { firstPosition, type Options, readOptions, readOptionsBeside, sharedSeed } from './start.ts';
export { defineStep, type Engine, type Frame, type RollOptions, type Step } from './step.ts';
export { defineTrigger, type Trigger } from './trigger.ts';
export { type Decision, eventSeenBy, type MatchView, tellEvent, viewOf } from './view.ts';
export { defineWindow, type Pass, type WindowMemory } from './window.ts';
