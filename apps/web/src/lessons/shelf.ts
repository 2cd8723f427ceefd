/** All lessons of all games, checked when they are loaded; a chunk of its own. */
import { type Lesson, lessonSchema } from '@tablerunner/learning';

const files = import.meta.glob<unknown>('../../../../games/*/lessons/*.json', { import: 'default', eager: true });

export const LESSONS: readonly Lesson[] = Object.values(files)
  .map((file) => lessonSchema.parse(file))
  .sort((a, b) => (a.game === b.game ? a.order - b.order : a.game < b.game ? -1 : 1));

export const findLesson = (game: string, id: string): Lesson | undefined =>
  LESSONS.find((lesson) => lesson.game === game && lesson.id === id);

/** The lesson after one, of the same game. */
export const lessonAfter = ({ game, order }: Lesson): Lesson | undefined =>
  LESSONS.find((lesson) => lesson.game === game && lesson.order > order);
