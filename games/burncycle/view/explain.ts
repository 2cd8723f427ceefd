/** What a choice would do, in a sentence made of the data of its card; for whoever has to choose between cards. */
import type { Frame } from '@tablerunner/engine';
import { botCard } from '../content/bots.ts';
import { equipmentCard, modCard } from '../content/items.ts';
import { networkCard } from '../content/network-cards.ts';
import { terminalOption } from '../content/terminals.ts';
import { powerOf } from '../rules/powers.ts';
import type { Bot } from '../rules/types.ts';
import {
  describeEquipment,
  describeMod,
  describeModule,
  describeNetworkCard,
  describeOption,
  describePower,
  type Words,
} from '../text/describe.ts';
import type { BurncycleView } from './view.ts';

interface Fields {
  readonly kind?: string;
  readonly bot?: number;
  readonly card?: string | number;
  readonly item?: number;
  readonly from?: string;
  readonly index?: number;
  readonly upgrade?: string;
  readonly number?: number;
  readonly options?: readonly number[];
}

/** Empty where the name of the choice says it all. */
export function explainChoice(seen: BurncycleView, { memory }: Frame, choice: unknown, words: Words): string {
  const fields = choice as Fields;
  const known = (memory ?? {}) as Fields;
  const owner = seen.bots[fields.bot ?? known.bot ?? seen.active];
  switch (fields.kind) {
    case 'bot':
      return explainBot(seen, String(fields.card ?? ''), words);
    case 'keep-card':
      return explainItem(String(fields.card ?? ''), words);
    case 'discard':
    case 'drop':
    case 'install':
      return explainItem(owner?.items[fields.item ?? -1]?.card ?? '', words);
    case 'use-card':
    case 'discard-card':
      return explainNetworkCard(owner?.cards[Number(fields.card)] ?? '', words);
    case 'options':
    case 'resolve':
      return (fields.options ?? [])
        .map((option) => describeOption(terminalOption(String(known.card ?? ''), option), words))
        .join(' ');
    case 'use':
      return owner === undefined ? '' : explainUse(owner, fields, words);
    case 'route':
      return owner === undefined || fields.upgrade !== 'unique' ? '' : explainUnique(owner, fields.number ?? 0, words);
    default:
      return '';
  }
}

/** The last bot that is chosen is the command module: of it the module's side counts. */
function explainBot({ bots }: BurncycleView, id: string, words: Words): string {
  const card = botCard(id);
  if (bots.findIndex(({ card: chosen }) => chosen === '') === bots.length - 1) return describeModule(card, words);
  const [first] = card.abilities;
  return first === undefined ? '' : `${words.name(first.id)}: ${describePower(first, words)}`;
}

function explainItem(id: string, words: Words): string {
  const equipment = equipmentCard(id);
  if (equipment !== undefined) return describeEquipment(equipment, words);
  const mod = modCard(id);
  return mod === undefined ? '' : describeMod(mod, words);
}

const explainNetworkCard = (id: string, words: Words): string =>
  id === '' ? '' : describeNetworkCard(networkCard(id), words);

function explainUse(owner: Bot, { from, index = 0 }: Fields, words: Words): string {
  if (from !== 'ability' && from !== 'item') return '';
  const power = powerOf(owner, from, index);
  return power === undefined ? '' : describePower(power, words);
}

function explainUnique({ card }: Bot, number: number, words: Words): string {
  const ability = botCard(card).abilities[number + 1];
  return ability === undefined ? '' : describePower(ability, words);
}
