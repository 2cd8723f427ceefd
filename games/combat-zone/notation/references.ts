/** Numbers that name somebody: whoever is remembered by a step or in the middle of something must be there. */
import type { CombatZoneState } from '../rules/types.ts';

type Box = Readonly<Record<string, unknown>>;

/** What the fields of rolls, actions and memories count. */
const MODELS: readonly string[] = ['model', 'target', 'by', 'chooser', 'wounded', 'taunter', 'cause', 'spared', 'body'];
const MODEL_LISTS: readonly string[] = ['rivals', 'helpers', 'targets', 'evaders'];
const PLAYERS: readonly string[] = ['player'];
const PLAYER_LISTS: readonly string[] = ['asked', 'players'];
/** Words of cards, in which the same names mean something else. */
const CARDS: readonly string[] = ['bonuses', 'list', 'lists', 'effects', 'entry'];

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;

/** The first of the numbers that counts past its list; -1 is nobody, and the shape says whether that can be. */
const beyond = (numbers: readonly unknown[], length: number): unknown =>
  numbers.find((number) => typeof number === 'number' && number >= length);

function wrongNumber({ models, players }: CombatZoneState, key: string, value: unknown): string | undefined {
  const [isModel, isPlayer] = [MODELS.includes(key), PLAYERS.includes(key)];
  const isList = Array.isArray(value);
  const model = isModel || MODEL_LISTS.includes(key) ? beyond(isList ? value : [value], models.length) : undefined;
  if (model !== undefined) return `there is no model ${model}`;
  const player = isPlayer || PLAYER_LISTS.includes(key) ? beyond(isList ? value : [value], players.length) : undefined;
  return player === undefined ? undefined : `there is no player ${player}`;
}

/** A token belongs to the model beside it; to the target, where somebody was struck. Whose token a choice means, its step knows. */
function wrongToken({ models }: CombatZoneState, { kind, model, target, token, second }: Box): string | undefined {
  const number = model ?? (kind === undefined ? target : undefined);
  if (number === undefined) return undefined;
  const owner = models[Number(number)];
  const strange = beyond([token, second], owner?.tokens.length ?? 0);
  return strange === undefined ? undefined : `${owner?.card ?? 'nobody'} has no token ${Number(strange) + 1}`;
}

/** A sentence about the first number in it that names nobody; undefined if all of them do. */
export function whyNobody(state: CombatZoneState, value: unknown): string | undefined {
  if (!isBox(value)) return undefined;
  if (!Array.isArray(value)) {
    const wrong = wrongToken(state, value);
    if (wrong !== undefined) return wrong;
  }
  for (const [key, part] of Object.entries(value)) {
    if (CARDS.includes(key) || (key === 'of' && Array.isArray(part))) continue;
    const wrong = wrongNumber(state, key, part) ?? whyNobody(state, part);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
