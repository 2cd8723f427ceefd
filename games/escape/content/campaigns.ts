/** All campaigns of the content, checked when loaded. Original work (gaps: ES-GAP-27). */
import { checkPack, sayProblem } from '@tablerunner/engine';
import { type CampaignPlan, campaignsSchema } from '../rules/campaign/types.ts';
import campaigns from './base/campaigns.json' with { type: 'json' };

function load(): readonly CampaignPlan[] {
  const result = checkPack('base/campaigns.json', campaigns, campaignsSchema);
  if (!result.ok) throw new Error(result.problems.map(sayProblem).join('\n'));
  return result.pack.campaigns;
}

export const CAMPAIGNS: readonly CampaignPlan[] = load();
