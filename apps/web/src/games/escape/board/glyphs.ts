/** Which icon stands for which character, marker, prop and action. */
import type { Equipment } from '@tablerunner/escape/plan';
import type { GlyphName } from '../../../plan/glyph.tsx';

const UNITS: Readonly<Record<string, GlyphName>> = {
  alice: 'hood',
  ashton: 'brodie-helmet',
  auger: 'miner',
  brandt: 'gas-mask',
  duncan: 'steampunk-goggles',
  freedom: 'tracked-robot',
  iris: 'doctor-face',
  jimmy: 'headphones',
  kestrel: 'eagle-head',
  okoro: 'ninja-mask',
  pip: 'fox-head',
  rivet: 'vintage-robot',
  salome: 'cyborg-face',
  vesna: 'spanner',
  'black-karasu': 'raven',
  'black-tengu': 'bird-mask',
  'black-ubume': 'spider-bot',
  'blue-kappa': 'turtle',
  'blue-oni': 'oni',
  'blue-rikishi': 'mecha-head',
  'green-jorogumo': 'spider-alt',
  'green-mamushi': 'snake-tongue',
  'green-orochi': 'hydra',
  flybot: 'bee',
  scarabot: 'beetle-shell',
  wormbot: 'earth-worm',
};

/** Characters of other packs have the icon of their side. */
export const glyphOfUnit = (profile: string, faction: 'resistance' | 'isc'): GlyphName =>
  UNITS[profile] ?? (faction === 'isc' ? 'robot-helmet' : 'person');

export const EQUIPMENT_GLYPHS: Readonly<Record<Equipment, GlyphName>> = {
  'makeshift-shield': 'shield',
  datadisk: 'usb-key',
  'combat-drugs': 'pill',
  'nitro-vial': 'vial',
  'em-grenade': 'bolt-bomb',
  'gas-grenade': 'rolling-bomb',
  medikit: 'first-aid-kit',
  radio: 'pocket-radio',
};

export const MARKER_GLYPHS = {
  crate: 'cargo-crate',
  objective: 'flag-objective',
  equipment: 'strongbox',
} as const satisfies Readonly<Record<string, GlyphName>>;

export const PROP_GLYPHS = {
  terminal: 'computing',
  'cryo-tube': 'cryo-chamber',
} as const satisfies Readonly<Record<string, GlyphName>>;
