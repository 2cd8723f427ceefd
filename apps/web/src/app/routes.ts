/** Which address shows which page. Every page but the first is loaded when it is wanted. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadAllWords } from '../i18n/loaded-words.ts';
import { LobbyPage } from '../lobby/lobby-page.tsx';

export interface Route {
  readonly path: string;
  readonly Page: ComponentType | LazyExoticComponent<ComponentType>;
}

/** The first page needs only some of the sentences; the others come with the first other page. */
const page = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    const [Page] = await Promise.all([load(), loadAllWords()]);
    return { default: Page };
  });

const campaigns = page(() =>
  import('../lobby/campaigns/campaigns-page.tsx').then(({ CampaignsPage }) => CampaignsPage),
);
const lesson = page(() => import('../lessons/lesson-page.tsx').then(({ LessonPage }) => LessonPage));
const lessons = page(() => import('../lessons/lessons-page.tsx').then(({ LessonsPage }) => LessonsPage));
const records = page(() => import('../records/records-page.tsx').then(({ RecordsPage }) => RecordsPage));
const replay = page(() => import('../replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage));
const replays = page(() => import('../replay/replays-page.tsx').then(({ ReplaysPage }) => ReplaysPage));
const rulebook = page(() => import('../rulebook/rulebook-page.tsx').then(({ RulebookPage }) => RulebookPage));
const team = page(() => import('../teams/team-page.tsx').then(({ TeamPage }) => TeamPage));
const teams = page(() => import('../teams/teams-page.tsx').then(({ TeamsPage }) => TeamsPage));
const workshop = page(() => import('../workshop/workshop-page.tsx').then(({ WorkshopPage }) => WorkshopPage));

export const ROUTES: readonly Route[] = [
  { path: '/', Page: LobbyPage },
  { path: '/campaigns', Page: campaigns },
  { path: '/lessons', Page: lessons },
  { path: '/lessons/:game/:lesson', Page: lesson },
  { path: '/records', Page: records },
  { path: '/replays', Page: replays },
  { path: '/rules/:game/:clause?', Page: rulebook },
  { path: '/t/:id/replay', Page: replay },
  { path: '/teams', Page: teams },
  { path: '/teams/:id', Page: team },
  { path: '/workshop/:game?', Page: workshop },
  {
    path: '/t/:id',
    Page: page(() => import('../table/table-page.tsx').then(({ TablePage }) => TablePage)),
  },
  {
    path: '/credits',
    Page: page(() => import('../credits/credits-page.tsx').then(({ CreditsPage }) => CreditsPage)),
  },
  {
    path: '/settings',
    Page: page(() => import('../settings/settings-page.tsx').then(({ SettingsPage }) => SettingsPage)),
  },
];
