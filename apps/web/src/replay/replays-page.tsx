/** Matches that can be looked at again: those of this browser, and any match file. */
import { type MatchSave, readSave } from '@tablerunner/engine';
import { fileTrouble } from '@tablerunner/table';
import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { loadSpeaker, useWords } from '../i18n/use-words.ts';
import { readJsonFile } from '../link/read-file.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { type MyTable, myTables } from '../link/tables.ts';
import { FileButton } from '../ui/file-button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import { toast } from '../ui/toasts.tsx';
import { ReplayView } from './replay-view.tsx';
import styles from './replays-page.module.css';
import { type ReplaySource, sourceOfSave } from './source.ts';

export function ReplaysPage() {
  const say = useWords();
  const [tables, setTables] = useState<readonly MyTable[]>();
  const [source, setSource] = useState<ReplaySource>();
  useEffect(() => {
    let wanted = true;
    void myTables().then(
      (mine) => wanted && setTables(mine),
      () => wanted && setTables([]),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const open = async (chosen: File): Promise<void> => {
    setSource(await sourceOfSave(await readFile(chosen)));
  };
  if (source !== undefined) return <ReplayView source={source} at={undefined} />;
  return (
    <PageFrame title={say('replay.list')}>
      <Prose className={styles.page}>
        <h1>{say('replay.list')}</h1>
        <p className={styles.about}>{say('replay.about')}</p>
        <div>
          <FileButton
            icon={<FileUp size={18} aria-hidden="true" />}
            label={say('replay.open-file')}
            onFile={(chosen) => void open(chosen).catch((error: unknown) => toast(sayTrouble(error, say), 'bad'))}
          />
        </div>
        {tables?.length === 0 && <p className={styles.about}>{say('replay.none')}</p>}
        <ul className={styles.list}>
          {tables?.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      </Prose>
    </PageFrame>
  );
}

async function readFile(file: File): Promise<MatchSave> {
  const read = readSave(await readJsonFile(file));
  if (!read.ok) throw fileTrouble(read);
  return read.value;
}

function TableRow({ table }: { readonly table: MyTable }) {
  const say = useWords();
  const [name, setName] = useState('');
  const { id, game, options, over, updated } = table;
  const scenario = typeof options.scenario === 'string' ? options.scenario : undefined;
  useEffect(() => {
    let wanted = true;
    void loadSpeaker(game, say.locale).then(
      (speaker) =>
        wanted &&
        setName([speaker.name(game), ...(scenario === undefined ? [] : [speaker.name(scenario)])].join(' · ')),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game, scenario, say.locale]);
  return (
    <li>
      <Link href={`/t/${id}/replay`} className={styles.row}>
        <b>{name || game}</b>
        <span>{say(over ? 'replay.over' : 'replay.running')}</span>
        <time dateTime={new Date(updated).toISOString()}>
          {new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(updated)}
        </time>
      </Link>
    </li>
  );
}
