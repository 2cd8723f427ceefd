/** Starts the client. */
import './app/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followSettings } from './app/appearance.ts';
import { keepOffline, renewWhenGone } from './app/offline.ts';
import { useSettings } from './app/settings.ts';
import { loadFirstWords } from './i18n/loaded-words.ts';
import { takeSecret } from './link/address.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './ui/visually-hidden.css';

takeSecret();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
followSettings();
keepOffline();
renewWhenGone();
const table = /^\/t\/([a-z0-9-]+)$/.exec(location.pathname)?.[1];
if (table !== undefined) void import('./table/warm-up.ts').then(({ warmUp }) => warmUp(table));
await loadFirstWords(useSettings.getState().locale);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
