/** Table builder, scripted dice, matchers, the promises that every game must keep, and what holds its lessons, rulebook and texts. */
import './matchers.ts';

export { unexplainedFields } from './asking.ts';
export type { GameModule } from './browser.ts';
export { countSequences } from './count.ts';
export { countEndings, type EndingSearch, expectEnding } from './endings.ts';
export { type ForgeOptions, type ForgeReport, forge, tryForged } from './forge.ts';
export { Hearing } from './language/hearing.ts';
export { notationSources, sentencesIn, sourcesIn } from './language/sentences.ts';
export { LOST, soleSpeakers } from './language/sole-speaker.ts';
export { expectSelectsById, type TextSetting, testTexts, type Written, writtenTexts } from './language/test-texts.ts';
export { type ExampleKit, exampleKit } from './learning/examples.ts';
export { expectOrder, type LessonKit, lessonKit, testLessons } from './learning/lessons.ts';
export {
  expectExplained,
  expectReferences,
  expectWholeClauses,
  expectWords,
  type RulebookKit,
  rulebookKit,
  testTranslations,
} from './learning/rulebook.ts';
export type { Expected } from './matchers.ts';
export {
  expectCommandsReadBack,
  expectNonsenseTold,
  expectReadBack,
  expectTold,
  jumble,
} from './notation-checks.ts';
export { type Block, type NotationPage, notationPage, testPage } from './notation-page.ts';
export { checkForOutsiders, type OutsiderOptions, type OutsiderReport } from './outsiders.ts';
export { expectPlaythrough, type PlaythroughOptions, recordPlaythrough } from './playthrough.ts';
export { BrokenPromise, type PromiseName } from './promises/broken.ts';
export { checkPromises, type PromiseOptions, type PromiseReport } from './promises/check-promises.ts';
export { expectPromises, type ManyGames } from './promises/expect-promises.ts';
export { type FuzzOptions, type FuzzReport, fuzzNotation } from './round-trip.ts';
export { expectSameInChromium } from './same-in-chromium.ts';
export { SoakFault, type SoakOptions, type SoakReport, soak } from './soak/soak.ts';
export { sweep, sweepEffects, sweepMessages } from './sweep.ts';
export { type Table, type TableSetting, type Tried, table } from './table.ts';
export { type Tables, tablesOf } from './tables.ts';
