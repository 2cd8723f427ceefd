/** The campaign that a table is a match of, if it is one. */
import { useEffect, useState } from 'react';
import { campaignOfTable } from '../../link/campaigns.ts';

export function useCampaign(table: string): string | undefined {
  const [campaign, setCampaign] = useState<string>();
  useEffect(() => {
    let wanted = true;
    campaignOfTable(table).then(
      (found) => wanted && setCampaign(found),
      () => undefined, // then the table is one like any other
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  return campaign;
}
