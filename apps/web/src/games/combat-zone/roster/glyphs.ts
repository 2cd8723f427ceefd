/** The figure on the base of a model: one for each card by name, whatever its tier. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import type { GlyphName } from '../../../plan/glyph.tsx';

const FIGURES: Readonly<Record<string, GlyphName>> = {
  warlord: 'brodie-helmet',
  hammerlord: 'miner',
  berserker: 'fist',
  crusher: 'battle-mech',
  flenser: 'drill',
  intimidator: 'death-skull',
  'munitions-specialist': 'grenade',
  'ranged-specialist': 'cyber-eye',
  ripper: 'spider-alt',
  oyabun: 'oni',
  wakagashira: 'hydra',
  kyodai: 'snake-tongue',
  obake: 'ninja-mask',
  'onee-san': 'domino-mask',
  'gokudo-rifle': 'eagle-head',
  'gokudo-smg': 'raven',
  'ronin-assassin': 'hood',
  'ronin-sniper': 'surrounded-eye',
  'brainburn-netrunner': 'brain',
  'neural-linked-netrunner': 'cyborg-face',
  'determined-solo': 'steampunk-goggles',
  'solo-bodyguard': 'shield',
  'solo-stalker': 'fox-head',
  paramedic: 'doctor-face',
  'tough-as-nails-nomad': 'gas-mask',
  'well-connected-fixer': 'headphones',
};

/** Gonks are people like others; a drone is a drone, whichever program brought it. */
export function glyphOfModel({ models, cards }: CombatZoneView, model: number): GlyphName {
  const { kind = 'character', card = '' } = models[model] ?? {};
  if (kind === 'drone') return 'delivery-drone';
  return kind === 'gonk' ? 'person' : (FIGURES[cards.profiles[card]?.name ?? ''] ?? 'person');
}
