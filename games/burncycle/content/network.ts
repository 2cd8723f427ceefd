/** The network's map of the content: original, held against every constraint that the printed examples give (gaps: BC-GAP-10). */
import { checkPack } from '@tablerunner/engine';
import { z } from 'zod';
import { ACTION_TYPES } from '../rules/lists.ts';
import { buildNetwork, type NetworkMap } from '../rules/network/map.ts';
import network from './base/network.json' with { type: 'json' };
import { sound } from './sound.ts';

const place = z.int().min(0).max(63);

export const networkSchema = z.strictObject({
  pack: z.string().min(1),
  source: z.literal('original'),
  layers: z.array(z.array(z.enum([...ACTION_TYPES, 'hub'])).min(2)).length(4),
  access: z.array(place).length(4),
  lines: z.array(z.strictObject({ layer: z.int().min(1).max(3), from: place, to: place })),
});

export const NETWORK: NetworkMap = buildNetwork(sound(checkPack('base/network.json', network, networkSchema)));
