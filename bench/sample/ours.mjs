/** Skim on the engine: random games, whole matches, replays, clones and searches. */
import { searchChoices } from '@tablerunner/ai';
import { fastChance, firstPosition, Match, Runner, readOptions, replaySave, viewOf } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { COMMANDS, SEARCH } from './sizes.mjs';

const read = readOptions(sample, {});
if (!read.ok) throw new Error(read.problem);
const options = read.value;

function begin(chance) {
  const runner = new Runner(sample, firstPosition(sample, options, chance), chance);
  runner.advance();
  return runner;
}

/** Units are commands: legal list, check, apply. */
export function games() {
  const chance = fastChance('engine');
  return () => {
    const runner = begin(chance);
    let commands = 0;
    for (; runner.position.outcome === undefined; commands++) {
      const choices = runner.legal();
      const choice = choices[chance.below(choices.length)];
      if (!runner.check(choice).ok) throw new Error('a listed choice was refused');
      runner.play(choice);
    }
    return commands;
  };
}

const commandsOf = (log) => log.filter(({ auto }) => auto !== true).length;

function randomMatch(seed, chance) {
  const started = Match.start(sample, { seed });
  if (!started.ok) throw new Error(started.problem);
  const match = started.value;
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const choices = match.legal();
    const played = match.play(decision.seat, choices[chance.below(choices.length)]);
    if (!played.ok) throw new Error('a listed choice was refused');
  }
  return match;
}

/** Units are commands, with all that a match keeps besides: log, events, sealed dice, marks for undo. */
export function matches() {
  const chance = fastChance('match');
  let number = 0;
  return () => commandsOf(randomMatch(`match ${number++}`, chance).log);
}

/** One game of Skim has some sixty commands: logs of whole games, one after the other, make the thousand. */
export function replays() {
  const chance = fastChance('logs');
  const saves = [];
  for (let left = COMMANDS; left > 0; ) {
    const save = randomMatch(`log ${saves.length}`, chance).save();
    const own = save.log.flatMap(({ auto }, i) => (auto === true ? [] : [i])).slice(0, left);
    left -= own.length;
    saves.push({ ...save, log: left > 0 ? save.log : save.log.slice(0, (own.at(-1) ?? 0) + 1) });
  }
  const all = saves.reduce((sum, { log }) => sum + commandsOf(log), 0);
  if (all !== COMMANDS) throw new Error(`the logs hold ${all} commands`);
  return () => {
    for (const save of saves) replaySave(sample, save);
    return 1;
  };
}

function cloneBy(copy) {
  const { state } = randomMatch('clone', fastChance('clone')).positionAt(30);
  return () => {
    for (let i = 0; i < 100; i++) copy(state);
    return 100;
  };
}

export const ownClones = () => cloneBy((state) => sample.clone(state));
export const structuredClones = () => cloneBy((state) => structuredClone(state));
export const jsonClones = () => cloneBy((state) => JSON.parse(JSON.stringify(state)));

/** Units are iterations. */
export function searches() {
  const chance = fastChance('search');
  const { iterations, depth } = SEARCH;
  return () => {
    const runner = begin(chance);
    const seen = viewOf(sample, runner, runner.seat);
    return searchChoices(sample, seen, { budget: { iterations }, chance, depth }).iterations;
  };
}
