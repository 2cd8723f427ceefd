/** Lines of a position that set one part of the state: each prints it again, and is left out where it is as usual. */
import { LOOT_DECK } from '../content/cards.ts';
import type { Answer, Blow, CombatZoneState, Contest, Doing } from '../rules/types.ts';
import { modelName, playerName, readModel, readPlayer } from './names.ts';
import { fail, printSpot, readCount, readOneOf, readRecord, readSpot, shorten } from './words.ts';

export interface LineKind {
  read(state: CombatZoneState, text: string): void;
  /** Undefined where the value is the usual one; several texts are several lines. */
  print(state: CombatZoneState): string | readonly string[] | undefined;
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
const model = (key: 'active' | 'commanded'): LineKind => ({
  read(state, text) {
    state[key] = readModel(state, text);
  },
  print: (state) => (state[key] < 0 ? undefined : modelName(state, state[key])),
});
const flag = (key: 'isInspiring' | 'isStopped'): LineKind => ({
  read(state, text) {
    state[key] = readOneOf(text, ['yes', 'no'], 'this') === 'yes';
  },
  print: (state) => (state[key] ? 'yes' : undefined),
});
/** What a roll or an action in its middle is: exact, but nothing that one writes by hand. */
const json = <T>(
  read: (state: CombatZoneState, value: T) => void,
  print: (state: CombatZoneState) => readonly T[],
): LineKind => ({
  read: (state, text) => read(state, readRecord(text, 'this line') as unknown as T),
  print: (state) => print(state).map((value) => JSON.stringify(value)),
});

export const STATE_LINES: Readonly<Record<string, LineKind>> = {
  control: {
    read(state, text) {
      state.control = readPlayer(state, text);
    },
    print: (state) => (state.control === 0 ? undefined : playerName(state, state.control)),
  },
  active: model('active'),
  commanded: model('commanded'),
  heir: {
    read(state, text) {
      state.heir = readPlayer(state, text);
    },
    print: (state) => (state.heir < 0 ? undefined : playerName(state, state.heir)),
  },
  inspiring: flag('isInspiring'),
  stopped: flag('isStopped'),
  taken: {
    read(state, text) {
      state.taken = words(text);
    },
    print: ({ taken }) => (taken.length === 0 ? undefined : taken.join(' ')),
  },
  body: {
    read(state, text) {
      const [name = '', spot = ''] = text.split(/\s+/);
      state.bodies.push({ model: readModel(state, name), ...readSpot(spot) });
    },
    print: (state) => state.bodies.map((body) => `${modelName(state, body.model)} ${printSpot(body)}`),
  },
  marker: {
    read(state, text) {
      const [card = '', seat = '', spot = ''] = text.split(/\s+/);
      if (!/^[a-z][a-z0-9-]*$/.test(card)) fail(`'${shorten(card)}' is no card`);
      state.markers.push({ card, player: readPlayer(state, seat), ...readSpot(spot) });
    },
    print: (state) =>
      state.markers.map((marker) => `${marker.card} ${playerName(state, marker.player)} ${printSpot(marker)}`),
  },
  marks: {
    read(state, text) {
      const parts = words(text);
      for (let i = 0; i < parts.length; i += 2) {
        const key = parts[i] ?? '';
        if (!/^[a-z][a-z0-9-]*$/.test(key)) fail(`'${shorten(key)}' is no mark: write rounds 2 holder-0 3`);
        state.marks[key] = readCount(parts[i + 1] ?? '', key, -999_999);
      }
    },
    print({ marks }) {
      const keys = Object.keys(marks).sort();
      return keys.length === 0 ? undefined : keys.map((key) => `${key} ${marks[key]}`).join(' ');
    },
  },
  loot: {
    read(state, text) {
      state.loot.left = text === 'none' ? [] : words(text);
    },
    print: ({ loot }) =>
      loot.left.join(' ') === LOOT_DECK.join(' ') ? undefined : loot.left.length === 0 ? 'none' : loot.left.join(' '),
  },
  discarded: {
    read(state, text) {
      state.loot.discard = words(text);
    },
    print: ({ loot }) => (loot.discard.length === 0 ? undefined : loot.discard.join(' ')),
  },
  doing: json<Doing>(
    (state, doing) => state.doing.push(doing),
    ({ doing }) => doing,
  ),
  answer: json<Answer>(
    (state, answer) => state.answers.push(answer),
    ({ answers }) => answers,
  ),
  blow: json<Blow>(
    (state, blow) => {
      state.blow = blow;
    },
    ({ blow }) => (blow === undefined ? [] : [blow]),
  ),
  contest: json<Contest>(
    (state, contest) => {
      state.contest = contest;
    },
    ({ contest }) => (contest === undefined ? [] : [contest]),
  ),
};
