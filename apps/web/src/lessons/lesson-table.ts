/** Hosts a lesson as a table: the same messages, but the coach judges first, and dice and other seats follow the script. */
import { parseCommand, refuse, type Verdict } from '@tablerunner/engine';
import type { LessonSession } from '@tablerunner/learning';
import type { ClientMessage, SeenEvent, Standing, TableInfo } from '@tablerunner/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Link, LinkListener } from '../link/link.ts';

/** What the coach shows. */
interface Coach {
  /** The number of the step, from 0. */
  readonly at: number;
  readonly isOver: boolean;
  /** Something was done in this step that can be begun anew. */
  readonly isUnderWay: boolean;
  /** The learner did something that is allowed, but not what the step asks for. */
  readonly isAstray: boolean;
}

export interface LessonTable {
  readonly coach: StoreApi<Coach>;
  /** Joins the one who sits at it, as `openLink` does for other tables. */
  open(on: LinkListener): Link;
  /** Past a step that asks for nothing. */
  read(): void;
  /** The step from its beginning. */
  again(): void;
  /** The lesson from its beginning. */
  restart(): void;
  /** Carries out the rest of the step for the learner. */
  show(): void;
}

export function hostLesson(session: LessonSession): LessonTable {
  const { game, lesson } = session;
  const { seat: viewer } = lesson;
  const coach = createStore<Coach>(() => coachOf(session));
  let revision = 0;
  let known = 0;
  let listener: LinkListener | undefined;

  const standing = (): Standing => ({
    revision,
    length: session.match.log.length,
    seen: session.match.view(viewer),
    undo: mayUndo(),
  });
  const mayUndo = (): Verdict =>
    session.isUnderWay ? session.match.mayUndo(viewer) : refuse('ENG-UNDO-01', 'nothing-to-undo');
  const events = (from: number): readonly SeenEvent[] =>
    session.match.eventsFor(viewer, from).map(({ n, event }) => ({ n, at: session.match.log.length, event }));

  const tellAll = (): void => {
    known = session.match.events.length;
    revision += 1;
    listener?.message({ type: 'table', table: info(), viewer, standing: standing(), events: events(0) });
    coach.setState(coachOf(session));
  };
  const tellNew = (): void => {
    const fresh = events(known);
    known = session.match.events.length;
    revision += 1;
    listener?.message({ type: 'update', standing: standing(), events: fresh });
    coach.setState(coachOf(session));
  };
  const info = (): TableInfo => ({
    id: `lesson-${lesson.id}`,
    game: game.id,
    rules: game.rules,
    content: game.content,
    options: session.match.options,
    seats: session.match.seats.map((seat) => ({
      seat,
      player: seat === viewer ? { kind: 'person' } : { kind: 'machine', strength: '1' },
    })),
    seal: session.match.seal,
  });

  const play = (id: string, choice: unknown): void => {
    const done = session.play(choice);
    if (done.ok) {
      tellNew();
      listener?.message({ type: 'done', id, revision });
    } else if (done.reason === 'lesson-asks-for-something-else' || done.reason === 'lesson-is-over') {
      listener?.message({ type: 'done', id, revision });
      coach.setState({ isAstray: true });
    } else listener?.message({ type: 'refused', id, refusal: done });
  };

  const hear = (message: ClientMessage): void => {
    if (message.type === 'play') return play(message.id, message.choice);
    if (message.type === 'undo') {
      const done = session.undo();
      if (!done.ok) return listener?.message({ type: 'refused', id: message.id, refusal: done });
      tellAll();
      return listener?.message({ type: 'done', id: message.id, revision });
    }
    if (message.type === 'ping') listener?.message({ type: 'pong' });
  };

  return {
    coach,
    open(on) {
      listener = on;
      queueMicrotask(() => {
        if (listener !== on) return;
        on.state('open');
        tellAll();
      });
      return {
        // Later, as from any other host: whoever sends has not yet noted that they did.
        send: (message) => queueMicrotask(() => listener === on && hear(message)),
        close: () => {
          if (listener === on) listener = undefined;
        },
      };
    },
    read: () => session.read() && coach.setState(coachOf(session)),
    again() {
      session.again();
      tellAll();
    },
    restart() {
      session.restart();
      tellAll();
    },
    show() {
      const { step } = session;
      if (step === undefined) return;
      if (session.isUnderWay) {
        session.again();
        tellAll();
      }
      for (const command of step.way) {
        const { state, stack } = session.match.position;
        const frame = stack.at(-1);
        const choice = frame === undefined ? undefined : parseCommand(game, command, state, frame);
        if (choice?.ok === true) session.play(choice.value);
      }
      tellNew();
    },
  };
}

const coachOf = ({ at, isOver, isUnderWay }: LessonSession): Coach => ({ at, isOver, isUnderWay, isAstray: false });
