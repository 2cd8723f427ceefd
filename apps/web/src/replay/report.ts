/** "Report a problem": log, seed and versions in one file. Of a running match only what its viewer sees, and never a secret. */
import { ENGINE_VERSION, type MatchSave, type MatchView } from '@tablerunner/engine';
import type { TableInfo } from '@tablerunner/table';

export interface ReportFacts {
  readonly at: number;
  readonly save?: MatchSave | undefined;
  readonly info?: TableInfo | undefined;
  readonly seen?: MatchView | undefined;
  readonly browser: string;
  readonly page: string;
}

/** Addresses of tables can hold the secret of a seat behind the `#`: that part stays here. */
export function reportOf({ at, save, info, seen, browser, page }: ReportFacts): object {
  return {
    format: 'tablerunner-report',
    version: 1,
    engine: ENGINE_VERSION,
    game: save?.game ?? info?.game,
    rules: save?.rules ?? info?.rules,
    content: save?.content ?? info?.content,
    page: page.split('#', 1)[0],
    browser,
    at,
    ...(info === undefined ? {} : { table: info }),
    ...(save === undefined ? { seen } : { match: save }),
  };
}
