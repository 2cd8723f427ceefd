/** Steps on the stack: what a step may tell the engine, and what the engine makes of it. Clauses ENG-STEP, ENG-FAULT. */
import { describe, expect, test } from 'vitest';
import { defineEvent, defineStep, Fault, frameOf, type Step } from '../src/index.ts';
import { begin, DRAW, runnerOf, tinyGame } from './tiny-game.ts';

interface Diary {
  lines: string[];
}

const wrote = defineEvent<Diary, { line: string }>({
  name: 'tiny/wrote',
  write: (state, { line }) => {
    state.lines.push(line);
  },
});

/** Writes its line and is over. */
const line = defineStep<Diary, { text: string }>({
  name: 'tiny/line',
  clause: 'ENG-TEST-01',
  run(_state, { text }, engine) {
    engine.emit(wrote, { line: text });
    engine.done();
  },
});

const last = defineStep<Diary, Record<string, never>>({
  name: 'tiny/last',
  clause: 'ENG-TEST-01',
  run: (_state, _memory, engine) => engine.end(DRAW),
});

/** Two answers for north, so that the engine asks. */
const ask = defineStep<Diary, Record<string, never>, string>({
  name: 'tiny/ask',
  clause: 'ENG-TEST-02',
  who: () => 'north',
  candidates: () => ['on', 'stop'],
  apply(_state, _memory, answer, engine) {
    if (answer === 'on') engine.emit(wrote, { line: 'on' });
    else engine.next(last, {});
  },
});

type Run = NonNullable<Step<Diary, { round: number }>['run']>;

/** A game that is one step, with the others at its service. */
function diary(run: Run): ReturnType<typeof tinyGame<Diary>> {
  const work = defineStep<Diary, { round: number }>({ name: 'tiny/work', clause: 'ENG-TEST-01', run });
  return tinyGame<Diary>({
    state: { lines: [] },
    steps: [work, line, last, ask],
    events: [wrote],
    first: () => frameOf(work, { round: 0 }),
  });
}

describe('what a step tells the engine', () => {
  test('ENG-STEP-01 a step that is done leaves the stack, and the one below goes on', () => {
    const game = diary((_state, { round }, engine) => {
      if (round === 1) return engine.next(ask, {});
      engine.stay({ round: 1 });
      engine.interrupt(line, { text: 'first' });
    });
    const runner = runnerOf(game);
    expect(runner.position.state.lines).toEqual(['first']);
    expect(runner.position.stack).toEqual([{ step: 'tiny/ask', memory: {} }]);
  });

  test('ENG-STEP-02 a step that stays goes on with its new memory', () => {
    const game = diary((_state, { round }, engine) => {
      if (round === 3) return engine.next(ask, {});
      engine.emit(wrote, { line: `round ${round}` });
      engine.stay({ round: round + 1 });
    });
    expect(runnerOf(game).position.state.lines).toEqual(['round 0', 'round 1', 'round 2']);
  });

  test('ENG-STEP-03 several interrupts run in the order in which they were called, before the step goes on', () => {
    const game = diary((_state, { round }, engine) => {
      if (round === 1) {
        engine.emit(wrote, { line: 'on' });
        return engine.next(ask, {});
      }
      engine.interrupt(line, { text: 'a' });
      engine.interrupt(line, { text: 'b' });
      engine.stay({ round: 1 });
      engine.interrupt(line, { text: 'c' });
    });
    expect(runnerOf(game).position.state.lines).toEqual(['a', 'b', 'c', 'on']);
  });

  test('ENG-STEP-04 a step can be over and leave others behind', () => {
    const game = diary((_state, _memory, engine) => {
      engine.done();
      engine.interrupt(line, { text: 'heir' });
      engine.interrupt(ask, {});
    });
    const runner = runnerOf(game);
    expect(runner.position.state.lines).toEqual(['heir']);
    expect(runner.position.stack.map(({ step }) => step)).toEqual(['tiny/ask']);
  });

  test('ENG-STEP-05 the last word counts: done after stay is done, stay after done stays', () => {
    const game = diary((_state, { round }, engine) => {
      if (round === 1) {
        engine.stay({ round: 2 });
        engine.done();
        return engine.interrupt(ask, {});
      }
      engine.done();
      engine.stay({ round: 1 });
    });
    expect(runnerOf(game).position.stack.map(({ step }) => step)).toEqual(['tiny/ask']);
  });

  test('ENG-STEP-06 a choice that tells the engine nothing is asked again', () => {
    const match = begin(diary((_state, _memory, engine) => engine.next(ask, {})));
    expect(match.play('north', 'on').ok).toBe(true);
    expect(match.play('north', 'on').ok).toBe(true);
    expect(match.decision()).toEqual({ seat: 'north', step: 'tiny/ask', clause: 'ENG-TEST-02' });
    expect(match.position.state.lines).toEqual(['on', 'on']);
  });

  test('ENG-STEP-07 the match ends at once: nothing that was still to come runs', () => {
    const game = diary((_state, { round }, engine) => {
      if (round === 1) return engine.end(DRAW);
      engine.stay({ round: 1 });
    });
    const runner = runnerOf(game);
    expect(runner.position.outcome).toEqual(DRAW);
    expect(runner.seat).toBeUndefined();
    expect(runner.legal()).toEqual([]);

    const loud = diary((_state, _memory, engine) => {
      engine.end(DRAW);
      engine.interrupt(line, { text: 'too late' });
    });
    expect(runnerOf(loud).position.state.lines).toEqual([]);
  });
});

describe('faults name their place', () => {
  const faultOf = (work: () => unknown): Fault => {
    try {
      work();
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
    throw new Error('nothing was wrong');
  };

  test('ENG-FAULT-01 a step that runs and says nothing', () => {
    const fault = faultOf(() => begin(diary(() => {})));
    expect(fault.message).toBe('the step ran and got nowhere (tiny, step tiny/work)');
  });

  test('ENG-FAULT-02 steps that go round in a circle', () => {
    const game = diary((_state, { round }, engine) => engine.stay({ round: 1 - round }));
    expect(faultOf(() => begin(game)).message).toContain('go round in a circle (tiny, step tiny/work)');
    expect(faultOf(() => runnerOf(game)).message).toContain('go round in a circle');
  });

  test('ENG-FAULT-03 a decision without a legal answer, and the match goes back to before the command', () => {
    const dead = defineStep<Diary, Record<string, never>, string>({
      name: 'tiny/dead',
      clause: 'ENG-TEST-01',
      who: () => 'south',
      candidates: () => [],
    });
    const fork = defineStep<Diary, Record<string, never>, string>({
      name: 'tiny/fork',
      clause: 'ENG-TEST-01',
      who: () => 'north',
      candidates: () => ['alive', 'dead'],
      apply(_state, _memory, answer, engine) {
        engine.emit(wrote, { line: answer });
        if (answer === 'dead') engine.interrupt(dead, {});
      },
    });
    const match = begin(
      tinyGame<Diary>({
        state: { lines: [] },
        steps: [dead, fork],
        events: [wrote],
        first: () => frameOf(fork, {}),
      }),
    );
    match.play('north', 'alive');
    const before = match.hash();
    const fault = faultOf(() => match.play('north', 'dead'));
    expect(fault.message).toBe('there is no legal answer (tiny, step tiny/dead, log entry 1)');
    expect(match.hash()).toBe(before);
    expect(match.events).toHaveLength(1);
    expect(match.play('north', 'alive').ok).toBe(true);
  });

  test('ENG-FAULT-04 the last step is over and nobody said how the match ended', () => {
    expect(faultOf(() => begin(diary((_state, _memory, engine) => engine.done()))).message).toContain(
      'the game has no outcome (tiny, step tiny/work)',
    );
  });

  test('ENG-FAULT-05 a step that the game does not list', () => {
    const stranger = defineStep<Diary, object>({ name: 'tiny/stranger', clause: 'ENG-TEST-01' });
    const game = diary((_state, _memory, engine) => engine.next(stranger, {}));
    expect(faultOf(() => begin(game)).message).toBe('there is no such step (tiny, step tiny/stranger)');
  });

  test('ENG-FAULT-06 an error out of the rules becomes a fault with game, step and log position, once', () => {
    const rude = defineStep<Diary, Record<string, never>, string>({
      name: 'tiny/rude',
      clause: 'ENG-TEST-01',
      who: () => 'north',
      candidates: () => ['a', 'b'],
      apply(state, _memory, answer, engine) {
        state.lines.push('half done');
        engine.interrupt(line, { text: 'left over' });
        if (answer === 'b') throw new TypeError('b is not a function');
      },
    });
    const match = begin(
      tinyGame<Diary>({
        state: { lines: [] },
        steps: [rude, line],
        events: [wrote],
        first: () => frameOf(rude, {}),
      }),
    );
    const before = match.hash();
    const fault = faultOf(() => match.play('north', 'b'));
    expect(fault.message).toBe('b is not a function (tiny, step tiny/rude, log entry 0)');
    expect(fault.cause).toBeInstanceOf(TypeError);
    expect(match.hash()).toBe(before);

    // Nothing of the broken command may come up later.
    match.play('north', 'a');
    expect(match.position.state.lines).toEqual(['half done', 'left over']);
  });

  test('ENG-FAULT-07 an event that the game does not list is never shown: nobody knows who may see it', () => {
    const stray = defineEvent<Diary, object>({ name: 'tiny/stray', write() {}, seen: () => undefined });
    const game = diary((_state, _memory, engine) => {
      engine.emit(stray, {});
      engine.next(ask, {});
    });
    expect(faultOf(() => begin(game)).message).toContain('the event tiny/stray is not listed in the game');
  });

  test('ENG-FAULT-08 two parts of a game with one name', () => {
    const twin = defineStep<Diary, object>({ name: 'tiny/line', clause: 'ENG-TEST-01' });
    const of = (steps: Step<Diary>[]) =>
      tinyGame<Diary>({ state: { lines: [] }, steps, first: () => frameOf(last, {}) });
    expect(() => of([line, twin] as Step<Diary>[])).toThrow('tiny: two steps are called tiny/line');
    expect(() => of([line, line] as Step<Diary>[])).not.toThrow();
  });
});
