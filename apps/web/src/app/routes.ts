/** Which address shows which page. Every page but the first is loaded when it is wanted. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { LobbyPage } from '../lobby/lobby-page.tsx';

export interface Route {
  readonly path: string;
  readonly Page: ComponentType | LazyExoticComponent<ComponentType>;
}

const campaigns = lazy(() =>
  import('../lobby/campaigns/campaigns-page.tsx').then((page) => ({ default: page.CampaignsPage })),
);
const lesson = lazy(() => import('../lessons/lesson-page.tsx').then((page) => ({ default: page.LessonPage })));
const lessons = lazy(() => import('../lessons/lessons-page.tsx').then((page) => ({ default: page.LessonsPage })));
const records = lazy(() => import('../records/records-page.tsx').then((page) => ({ default: page.RecordsPage })));
const replay = lazy(() => import('../replay/replay-page.tsx').then((page) => ({ default: page.ReplayPage })));
const replays = lazy(() => import('../replay/replays-page.tsx').then((page) => ({ default: page.ReplaysPage })));
const rulebook = lazy(() => import('../rulebook/rulebook-page.tsx').then((page) => ({ default: page.RulebookPage })));
const team = lazy(() => import('../teams/team-page.tsx').then((page) => ({ default: page.TeamPage })));
const teams = lazy(() => import('../teams/teams-page.tsx').then((page) => ({ default: page.TeamsPage })));
const workshop = lazy(() => import('../workshop/workshop-page.tsx').then((page) => ({ default: page.WorkshopPage })));

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
    Page: lazy(() => import('../table/table-page.tsx').then((page) => ({ default: page.TablePage }))),
  },
  {
    path: '/credits',
    Page: lazy(() => import('../credits/credits-page.tsx').then((page) => ({ default: page.CreditsPage }))),
  },
  {
    path: '/settings',
    Page: lazy(() => import('../settings/settings-page.tsx').then((page) => ({ default: page.SettingsPage }))),
  },
];
