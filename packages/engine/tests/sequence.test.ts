/** The sequence of play as a list. Clauses ENG-SEQ. */
import { expect, test } from 'vitest';
import { defineSequence, defineStep, frameOf, type Step } from '../src/index.ts';
import { begin, DRAW, tinyGame } from './tiny-game.ts';

interface Days {
  told: string[];
}
type Empty = Record<string, never>;

const say = (name: string): Step<Days, Empty> =>
  defineStep<Days, Empty>({
    name: `days/${name}`,
    clause: 'ENG-TEST-01',
    run(state, _memory, engine) {
      state.told.push(name);
      if (state.told.length > 8) engine.end(DRAW);
      else engine.done();
    },
  });

const [morning, noon, night] = [say('morning'), say('noon'), say('night')];
const close = defineStep<Days, Empty>({
  name: 'days/close',
  clause: 'ENG-TEST-01',
  run: (_state, _memory, engine) => engine.end(DRAW),
});

test('ENG-SEQ-01 the parts follow one another as listed, once, and then it is over', () => {
  const day = defineSequence<Days>({ name: 'days/day', clause: 'ENG-TEST-01', steps: [morning, noon, night] });
  const all = defineSequence<Days>({ name: 'days/all', clause: 'ENG-TEST-01', steps: [close] });
  const whole = defineStep<Days, Empty>({
    name: 'days/whole',
    clause: 'ENG-TEST-01',
    run(_state, _memory, engine) {
      engine.next(all, { at: 0 });
      engine.interrupt(day, { at: 0 });
    },
  });
  const match = begin(
    tinyGame<Days>({
      state: { told: [] },
      steps: [whole, all, day, morning, noon, night, close],
      first: () => frameOf(whole, {}),
    }),
  );
  expect(match.position.state.told).toEqual(['morning', 'noon', 'night']);
  expect(match.position.outcome).toEqual(DRAW);
  expect(day.parts.map(({ name }) => name)).toEqual(['days/morning', 'days/noon', 'days/night']);
});

test('ENG-SEQ-02 a sequence that repeats begins again at the top', () => {
  const days = defineSequence<Days>({
    name: 'days/days',
    clause: 'ENG-TEST-01',
    steps: [morning, night],
    repeat: true,
  });
  const match = begin(
    tinyGame<Days>({
      state: { told: [] },
      steps: [days, morning, night],
      first: () => frameOf(days, { at: 0 }),
    }),
  );
  expect(match.position.state.told.join(' ')).toBe('morning night morning night morning night morning night morning');
});

test('ENG-SEQ-03 a sequence can be taken up in its middle', () => {
  const day = defineSequence<Days>({ name: 'days/day', clause: 'ENG-TEST-01', steps: [morning, noon, night, close] });
  const match = begin(
    tinyGame<Days>({
      state: { told: [] },
      steps: [day, morning, noon, night, close],
      first: () => frameOf(day, { at: 2 }),
    }),
  );
  expect(match.position.state.told).toEqual(['night']);
});
