/** A look back replays from the nearest mark, and leaves marks on its way. Clauses ENG-LOG. */
import { expect, test, vi } from 'vitest';
import { defineEvent, defineStep, frameOf, type Game, Match, Runner } from '../src/index.ts';
import { begin, must, TWO, tinyGame } from './tiny-game.ts';

interface Tally {
  fell: number[];
}

const fell = defineEvent<Tally, { face: number }>({
  name: 'tally/fell',
  write: (state, { face }) => void state.fell.push(face),
});

const roll = defineStep<Tally, Record<string, never>, { kind: 'roll' | 'rest' }>({
  name: 'tally/roll',
  clause: 'ENG-TEST-01',
  who: (state) => TWO[state.fell.length % 2],
  /** Every third decision has one answer, which the engine gives. */
  candidates: ({ fell: { length } }) => (length % 3 === 2 ? [{ kind: 'roll' }] : [{ kind: 'roll' }, { kind: 'rest' }]),
  apply: (_state, _memory, _choice, engine) => engine.emit(fell, { face: engine.die(1000, 'tally') }),
});

const tally: Game<Tally, Tally> = tinyGame<Tally>({
  state: { fell: [] },
  steps: [roll],
  events: [fell],
  first: () => frameOf(roll, {}),
});

function played(): Match<Tally, Tally> {
  const match = begin(tally);
  while (match.log.length < 300) match.play(match.decision()?.seat ?? '', { kind: 'roll' });
  return match;
}

test('ENG-LOG-03 after the first look into a match that was taken up again, others cost a few entries each', () => {
  const match = played();
  const again = must(Match.resume(tally, match.snapshot()));
  const replayed = vi.spyOn(Runner.prototype, 'replay');
  const costs = [250, 249, 3, 100, 101, 180, 33, 250].map((at) => {
    replayed.mockClear();
    expect(again.positionAt(at).state.fell).toEqual(match.position.state.fell.slice(0, at));
    return replayed.mock.calls.length;
  });
  replayed.mockRestore();
  expect(costs[0]).toBeGreaterThan(100);
  expect(Math.max(...costs.slice(1))).toBeLessThan(20);
});

test('ENG-LOG-03 looks change nothing: not the position, the log, the events, nor where an undo leads', () => {
  const [one, other] = [played(), played()];
  for (let at = 0; at <= one.log.length; at += 7) one.positionAt(at);
  expect(one.hash()).toBe(other.hash());
  expect(one.events).toEqual(other.events);
  for (const match of [one, other]) {
    expect(match.undoByConsent(61).ok).toBe(true);
    match.play(match.decision()?.seat ?? '', { kind: 'rest' });
  }
  expect(one.save()).toEqual(other.save());
  expect(one.events).toEqual(other.events);
  expect(must(Match.resume(tally, one.snapshot())).positionAt(40)).toEqual(other.positionAt(40));
});
