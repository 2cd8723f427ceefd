/** The file that a campaign is kept in between its matches: which game it is of, and what the game itself wants to keep. */
import { type Read, readable, unreadable } from '@tablerunner/engine';
import { z } from 'zod';

const FORMAT = 'tablerunner-campaign';

const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  game: z.string(),
  campaign: z.record(z.string(), z.unknown()),
});

export type CampaignFile = z.infer<typeof fileSchema>;

export const campaignFile = (game: string, campaign: object): CampaignFile => ({
  format: FORMAT,
  version: 1,
  game,
  campaign: { ...campaign },
});

/** Only its outside: the campaign itself is for its game to read. */
export function readCampaignFile(json: unknown): Read<CampaignFile> {
  const read = fileSchema.safeParse(json);
  if (read.success) return readable(read.data);
  const [issue] = read.error.issues;
  return unreadable(issue?.path.map(String).join('.') || 'file', issue?.message ?? 'not readable');
}
