/** What cards do, in sentences made of the same data that the rules read: the text cannot say anything else. */
import type { EffectEntry, Facts, Pen } from '@tablerunner/engine';
import type { Abilities, ActionCard, GearCard, Gift, Profile, ProgramCard, Reflex } from '../content/types.ts';
import type { ActionFilter, Group, Who } from '../rules/abilities/words.ts';

/** The language that is spoken. */
export type Words = Pick<Pen, 'say' | 'name'>;

const sentence = (text: string): string => {
  const whole = text.trim();
  return whole === '' ? '' : `${whole.charAt(0).toUpperCase()}${whole.slice(1)}${/[.!?]$/.test(whole) ? '' : '.'}`;
};

/** Words of a pack as a message can tell them apart: it knows no hyphens. */
const word = (value: unknown): Facts[string] =>
  typeof value === 'string' ? value.replaceAll('-', '_') : typeof value === 'number' ? value : value === true;

/** Which actions are meant. */
function filterText({ skill, isAttack, isBasic, cardKeyword, isMove }: ActionFilter, { say, name }: Words): string {
  const facts = {
    skill: skill === undefined ? '' : name(skill),
    keyword: cardKeyword === undefined ? '' : name(cardKeyword),
  };
  if (isMove === true) return say('filter.moves');
  if (isBasic === true && cardKeyword !== undefined) return say('filter.basic-or-card', facts);
  const kind = `${isBasic === true ? 'basic-' : ''}${skill === undefined ? '' : 'skill-'}${isAttack === true ? 'attacks' : 'actions'}`;
  return say(`filter.${kind}`, facts);
}

function groupText(group: Group, { say, name }: Words): string {
  const {
    of,
    kind = 'model',
    within = 'none',
    isVisible = false,
    isHacked = false,
    isRedLined = false,
    faction,
  } = group;
  return say('group', {
    relation: word(of),
    kind,
    within,
    isVisible: String(isVisible),
    isHacked: String(isHacked),
    isRedLined: String(isRedLined),
    faction: faction === undefined ? '' : name(faction),
    isOfFaction: String(faction !== undefined),
  });
}

function whoText(who: Who | undefined, words: Words): string {
  if (who === undefined) return words.say('who.self');
  if (typeof who === 'string') return words.say(`who.${who}`);
  return 'each' in who
    ? words.say('who.each', { group: groupText(who.each, words) })
    : words.say('who.one', { group: groupText(who.one, words) });
}

const keywordText = (keyword: string, x: number, { say }: Words): string => say(`keyword.${keyword}`, { x });

const whenText = (when: readonly string[], { say }: Words): string =>
  when.map((condition) => say(`condition.${condition}`)).join(' ');

/** What a gift of a card gives, in one sentence. */
export function giftText({ give, to, when, on, keyword, x, ...params }: Gift, words: Words): string {
  const facts: Record<string, Facts[string]> = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      key === 'skill' || key === 'name' ? words.name(String(value)) : word(value),
    ]),
  );
  const text = words.say(`gift.${give}`, {
    skill: '',
    isAttack: false,
    beyond: 'none',
    ...facts,
    isAny: String(params.skill === undefined),
    keyword:
      keyword === undefined
        ? ''
        : give === 'counts-as'
          ? words.name(String(keyword))
          : keywordText(String(keyword), Number(x ?? 1), words),
    actions: on === undefined ? '' : filterText(on as ActionFilter, words),
  });
  const shared = to === undefined ? text : words.say('card.shared', { group: groupText(to as Group, words), text });
  const conditions = when === undefined ? '' : whenText(when as readonly string[], words);
  return conditions === '' ? sentence(shared) : sentence(words.say('card.when', { text: shared, when: conditions }));
}

/** What a list of effects does, a sentence for each. */
export const describeEffects = (effects: readonly EffectEntry[], words: Words): string =>
  effects.map((effect) => effectText(effect, words)).join(' ');

function effectText({ do: what, who, ...params }: EffectEntry, words: Words): string {
  const facts: Record<string, Facts[string]> = {};
  for (const [key, value] of Object.entries(params)) {
    if (key === 'gift') facts.gift = giftText(value as Gift, words);
    else if (key === 'only') facts.actions = filterText(value as ActionFilter, words);
    else if (key === 'of')
      facts.of = (value as readonly (readonly EffectEntry[])[]).map((one) => describeEffects(one, words)).join(' / ');
    else if (Array.isArray(value)) facts[key] = describeEffects(value as readonly EffectEntry[], words);
    else facts[key] = key === 'skill' || key === 'colour' || key === 'die' ? words.name(String(value)) : word(value);
  }
  if (facts.crit === facts.other) delete facts.crit; // told once
  const text = words.say(`effect.${what}`, {
    actions: words.say('filter.actions'),
    colour: '',
    hasColour: String(params.colour !== undefined),
    chooser: 'own',
    at: 'any',
    isReaction: false,
    by: 0,
    fumble: '',
    crit: '',
    other: '',
    until: 'none',
    ...facts,
    isAll: String(params.tokens === 'all' || params.wounds === 'all'),
    who: whoText(who as Who | undefined, words),
    isSelf: String(who === undefined || who === 'self'),
  });
  return sentence(text);
}

function reflexText({ on, effects, when, isOptional, cost, action, isAttack, skill }: Reflex, words: Words): string {
  const conditions = when === undefined ? '' : whenText(when as readonly string[], words);
  return words.say('card.reflex', {
    moment: words.say(`moment.${on}`, {
      isAttack: String(isAttack === true),
      actions: action === undefined ? words.say('filter.actions') : filterText(action as ActionFilter, words),
      skill: typeof skill === 'string' ? words.name(skill) : '',
      isLimited: String(action !== undefined || skill !== undefined),
    }),
    when: conditions,
    hasWhen: String(conditions !== ''),
    isOptional: String(isOptional === true),
    cost: typeof cost === 'string' ? cost : 'none',
    text: describeEffects(effects, words),
  });
}

/** An action in one line: its name, skill, range, keywords, and what a success brings besides. */
export function describeAction(action: ActionCard, words: Words): string {
  const { id, skill, bands, isAtReach, isAttack, isCommand, keywords, effects = [], needs = [] } = action;
  const parts = [
    skill === undefined ? words.say('card.easy') : words.name(skill),
    isAtReach === true ? words.say('card.at-reach') : bands.map((band) => words.say(`band.${band}`)).join('-'),
    isAttack === true ? words.say('card.attack') : '',
    isCommand === true ? words.say('card.command') : '',
    ...Object.entries(keywords).map(([keyword, x]) => keywordText(keyword, x, words)),
  ].filter((part) => part !== '');
  const needed = needs.length === 0 ? '' : words.say('card.needs', { when: whenText(needs, words) });
  const text = [needed, describeEffects(effects, words)].filter((part) => part !== '').join(' ');
  return words.say('card.action', { name: words.name(id), parts: parts.join(', '), text }).trim();
}

const abilities = (card: Abilities, words: Words): string[] => [
  ...card.gifts.map((gift) => giftText(gift, words)),
  ...card.reflexes.map((reflex) => reflexText(reflex, words)),
  ...card.actions.map((action) => describeAction(action, words)),
];

const armorLine = (armor: number, { say }: Words): string[] => (armor > 0 ? [say('card.armor', { armor })] : []);

/** Lines of a profile: armor, what stands on the card itself. Its printed gear is described as gear. */
export const describeProfile = (card: Profile, words: Words): readonly string[] => [
  ...armorLine(card.armor, words),
  ...abilities(card, words),
];

export const describeGear = (card: GearCard, words: Words): readonly string[] => [
  ...armorLine(card.armor, words),
  ...abilities(card, words),
];

/** When and with what it acts, then what it can do besides moving (CZ-DRONE-03). */
const droneLines = (
  { colour, skills, actions }: NonNullable<ProgramCard['drone']>,
  words: Words,
): readonly string[] => [
  words.say('card.drone-acts', {
    colour: words.say(`band.${colour}`),
    skills: Object.entries(skills)
      .map(([skill, by]) => `${words.name(skill)} ${by}`)
      .join(', '),
  }),
  ...actions.map((action) => words.say('card.drone', { text: describeAction(action, words) })),
];

/** The loaded side first, then the running side, then when it is loaded again. */
export function describeProgram(card: ProgramCard, words: Words): readonly string[] {
  const { launch, quality, reload, isVulnerable, drone } = card;
  return [
    words.say('card.launch', { quality: words.say(`band.${quality}`), text: describeAction(launch, words) }),
    ...(drone === undefined ? [] : droneLines(drone, words)),
    ...abilities(card, words).map((text) => words.say('card.running', { text })),
    ...(isVulnerable ? [words.say('card.vulnerable')] : []),
    words.say(`reload.${reload}`),
  ];
}
