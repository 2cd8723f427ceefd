/** Which address shows which page. Every page but the first is loaded when it is wanted. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { LobbyPage } from '../lobby/lobby-page.tsx';

export interface Route {
  readonly path: string;
  readonly Page: ComponentType | LazyExoticComponent<ComponentType>;
}

const rulebook = lazy(() => import('../rulebook/rulebook-page.tsx').then((page) => ({ default: page.RulebookPage })));

export const ROUTES: readonly Route[] = [
  { path: '/', Page: LobbyPage },
  { path: '/rules/:game/:clause?', Page: rulebook },
  {
    path: '/t/:id',
    Page: lazy(() => import('../table/table-page.tsx').then((page) => ({ default: page.TablePage }))),
  },
  {
    path: '/settings',
    Page: lazy(() => import('../settings/settings-page.tsx').then((page) => ({ default: page.SettingsPage }))),
  },
];
