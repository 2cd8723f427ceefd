/** What a person learns a game by: its rulebook, its worked examples, its lessons. It knows no game. */
export { translationFaults } from './compare.ts';
export { type Differences, readDifferences } from './differences.ts';
export { beginExample, type Example, exampleSave, examplesSchema, type Move, playMove } from './example.ts';
export { createGlosser, type Piece, readGlossary, type Term } from './glossary.ts';
export { type Lesson, type LessonStep, lessonSchema, type Said } from './lesson.ts';
export { type Prose, readProse } from './prose.ts';
export {
  type Chapter,
  type ChapterKind,
  type Clause,
  clausesOf,
  type Rulebook,
  readRulebook,
  type Section,
  type Table,
  type Texts,
} from './rulebook.ts';
export { LessonSession, type StepDone } from './session.ts';
export { type Titles, translateRulebook } from './translate.ts';
