/** The whole client: the page that the address names, and what stands beside every page. */
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LiveRegion } from '../ui/live-region.tsx';
import { Loading } from '../ui/loading.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { HostNote } from './host-note.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ROUTES } from './routes.ts';

export function App() {
  return (
    <>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Switch>
            {ROUTES.map(({ path, Page }) => (
              <Route key={path} path={path}>
                <Page />
              </Route>
            ))}
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <HostNote />
      <Toasts />
      <LiveRegion />
    </>
  );
}
