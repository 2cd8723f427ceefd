/** Campaigns: mine, with what was played and what comes next, and a new one. Everything is kept in this browser. */
import { Upload } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { type CampaignRow, myCampaigns } from '../../link/campaigns.ts';
import { readJsonFile } from '../../link/read-file.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Prose } from '../../ui/prose.tsx';
import { OFFERS } from '../offers.ts';
import { CampaignCard } from './campaign-card.tsx';
import styles from './campaigns-page.module.css';
import { complain } from './complain.ts';
import { NewCampaign } from './new-campaign.tsx';
import { OpenCampaignDialog, type OpenedFile, readOpened } from './open-campaign-dialog.tsx';

export function CampaignsPage() {
  const say = useWords();
  const [campaigns, setCampaigns] = useState<readonly CampaignRow[]>();
  const [opened, setOpened] = useState<OpenedFile>();
  const refresh = useCallback((): void => {
    myCampaigns().then(setCampaigns, (error: unknown) => {
      setCampaigns([]);
      complain(error, say);
    });
  }, [say]);
  useEffect(refresh, [refresh]);
  const pick = async (picked: File): Promise<void> => setOpened(await readOpened(await readJsonFile(picked)));
  return (
    <PageFrame title={say('campaigns.title')}>
      <Prose className={styles.page}>
        <div className={styles.head}>
          <div>
            <h1>{say('campaigns.title')}</h1>
            <p className={styles.lead}>{say('campaigns.lead')}</p>
          </div>
          <FileButton
            icon={<Upload size={18} aria-hidden="true" />}
            label={say('campaigns.open-file')}
            onFile={(picked) => void pick(picked).catch((error: unknown) => complain(error, say))}
          />
        </div>
        {campaigns?.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} onChange={refresh} />
        ))}
        {OFFERS.map((offer) =>
          offer.campaigns.length === 0 ? undefined : (
            <NewCampaign key={offer.id} offer={offer} isFirst={campaigns?.length === 0} onStart={refresh} />
          ),
        )}
      </Prose>
      <OpenCampaignDialog
        opened={opened}
        onClose={() => setOpened(undefined)}
        onOpen={() => {
          setOpened(undefined);
          refresh();
        }}
      />
    </PageFrame>
  );
}
