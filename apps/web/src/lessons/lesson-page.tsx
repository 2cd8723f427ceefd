/** One lesson: a real table in the middle, and the coach beside it. */
import { type Lesson, LessonSession } from '@tablerunner/learning';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useSpeaker, useWords } from '../i18n/use-words.ts';
import { keptHere } from '../link/kept.ts';
import { browserWorld } from '../table/browser-world.ts';
import type { GameUi } from '../table/game-ui.ts';
import { type Play, PlayContext } from '../table/play-context.ts';
import { openTable, type TableApi } from '../table/table-store.ts';
import { loadUi } from '../table/uis.ts';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import { hostLesson, type LessonTable } from './lesson-table.ts';
import { LessonView } from './lesson-view.tsx';
import { findLesson } from './shelf.ts';

export function LessonPage() {
  const say = useWords();
  const { game = '', lesson: id = '' } = useParams<{ game: string; lesson: string }>();
  const lesson = findLesson(game, id);
  if (lesson !== undefined) return <LessonAt key={`${game}/${id}`} lesson={lesson} />;
  return (
    <PageFrame title={say('lessons.title')}>
      <Prose>
        <h1>{say('lessons.title')}</h1>
        <p>{say('lessons.none')}</p>
        <p>
          <Link href="/lessons">{say('lessons.all')}</Link>
        </p>
      </Prose>
    </PageFrame>
  );
}

interface Open {
  readonly ui: GameUi;
  readonly host: LessonTable;
  readonly table: TableApi;
}

function LessonAt({ lesson }: { readonly lesson: Lesson }) {
  const say = useWords();
  const speaker = useSpeaker(lesson.game);
  const open = useLesson(lesson);
  const play = useMemo((): Play | undefined => {
    if (open === undefined || speaker === undefined) return undefined;
    return { table: open.table, ui: open.ui, speaker, say, seats: [lesson.seat] };
  }, [open, speaker, say, lesson]);
  if (open === undefined || play === undefined) return <Loading />;
  return (
    <PlayContext value={play}>
      <play.ui.Provider>
        <LessonView lesson={lesson} host={open.host} />
      </play.ui.Provider>
    </PlayContext>
  );
}

/** Loads the game, begins the lesson and sits down at it. */
function useLesson(lesson: Lesson): Open | undefined {
  const [open, setOpen] = useState<Open>();
  useEffect(() => {
    let wanted = true;
    let table: TableApi | undefined;
    void loadUi(lesson.game).then((ui) => {
      if (!wanted || ui === undefined) return;
      const session = LessonSession.begin(ui.game, lesson);
      if (!session.ok) throw new Error(`${lesson.id}: ${session.where}: ${session.problem}`);
      const host = hostLesson(session.value);
      table = openTable(`lesson-${lesson.id}`, undefined, {
        ...browserWorld,
        // Each time it is another match: what was seen of the last one's dice counts for nothing.
        witness: keptHere(),
        open: (_id, _secret, on) => host.open(on),
      });
      // The learner answers every question themselves.
      const { auto: _auto, ...asking } = ui;
      table.attach(asking);
      setOpen({ ui: asking, host, table });
    });
    return () => {
      wanted = false;
      table?.close();
    };
  }, [lesson]);
  return open;
}
