/** The names of lasting changes that cards and abilities make, as packs write them. Flags count as set from 1 on. */
import { z } from 'zod';

/** For a bot: read by the action that the bot takes. */
const BOT_MODIFIERS = {
  'test-ap': 'AP added to every AP test of the bot.',
  'move-ap': 'AP added to the test of a move action.',
  'strike-ap': 'AP added to the test of a strike against a security unit.',
  'wall-ap': 'AP added to the test of a strike against a wall.',
  'force-ap': 'AP added to the test of brute force.',
  'terminal-ap': 'AP added to the test of a terminal action.',
  'strike-reach': 'The bot strikes so many spaces away; the longest reach counts.',
  'quiet-strikes': 'Threat that a strike against a security unit does not add.',
  'ignores-grapple': 'The bot pays nothing to leave a grappling unit.',
  'push-discount': 'AP that a push costs less.',
  'shock-proof': 'A shock input takes no energy.',
  'ignores-input': 'One input of a keypad may be ignored, optimized or not.',
  'drain-proof': 'Drain takes no chip.',
  armor: 'Energy that an attack takes less.',
  bank: 'Energy that the bank limit is higher.',
  'basic-dice': 'Basic dice added to the pool.',
  'advanced-dice': 'Advanced dice added to the pool.',
  'elite-dice': 'Elite dice added to the pool.',
  'drone-keypad': 'The agent opens doors beside its charged drone.',
  'identity-theft': "The agent's IP may move as a ping before pings are activated.",
} as const;

/** For the corporation as a whole: of threat thresholds and of the captain. */
const CORPORATE_MODIFIERS = {
  'guard-movement': 'Spaces that guards move further.',
  'guard-attack': 'Energy that the attack of a guard takes more.',
  'keypad-level': 'Levels that keypads are read higher, up to the third.',
  'strike-threat': 'Threat that a strike against a security unit adds on top.',
  'round-threat': 'Threat that the end of a round adds on top.',
  'reboot-threat': 'Threat that a reboot adds on top.',
} as const;

export type BotModifier = keyof typeof BOT_MODIFIERS;
export type CorporateModifier = keyof typeof CORPORATE_MODIFIERS;
export type Modifier = BotModifier | CorporateModifier;

export const MODIFIERS: Readonly<Record<Modifier, string>> = { ...BOT_MODIFIERS, ...CORPORATE_MODIFIERS };

export const modifierSchema = z.strictObject({
  name: z.enum(Object.keys(MODIFIERS) as [Modifier, ...Modifier[]]),
  value: z.int().min(-5).max(9),
});

export type ModifierEntry = z.infer<typeof modifierSchema>;
