import { Suspense } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { isRouteEnabled } from '../../contract/website/match-route';
import { routeNames, routes, type Layout, type RouteName } from '../../contract/routes';
import { FullScreenSpinner } from '../components/loading/full-screen-spinner';
import { configuration } from '../services/configuration';
import { useReplayAfterLeaving } from '../hydration/replay-clicks';
import { RequireChosenRole } from './guards/require-chosen-role';
import { RequireRole } from './guards/require-role';
import { RequireSignIn } from './guards/require-sign-in';
import { layouts, NotFoundPage, pages } from './pages';

/** Returns the route of a page, wrapped in the guards that its access requires. */
function createGuardedRoute(name: RouteName) {
  const { path, access, rendering, admitsSuspended = false } = routes[name];
  const hasPublicData = rendering === 'server';
  const Page = pages[name];
  const page = <Route key={name} path={path} element={<Page />} />;
  if (access === 'public') return page;
  return (
    <Route key={name} element={<RequireSignIn {...{ hasPublicData, admitsSuspended }} />}>
      <Route element={<RequireChosenRole hasPublicData={hasPublicData} />}>
        {access === 'signedIn' ? (
          page
        ) : (
          <Route element={<RequireRole role={access} />}>{page}</Route>
        )}
      </Route>
    </Route>
  );
}

function createLayoutRoutes(layout: Layout) {
  return routeNames
    .filter((name) => routes[name].layout === layout && isRouteEnabled(name, configuration()))
    .map(createGuardedRoute);
}

export function Routes() {
  useReplayAfterLeaving();
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <RouterRoutes>
        <Route element={<layouts.public />}>
          {createLayoutRoutes('public')}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<layouts.tool />}>{createLayoutRoutes('tool')}</Route>
        {/* The layout itself needs a signed-in user. Its pages decide about suspended ones. */}
        <Route element={<RequireSignIn admitsSuspended />}>
          <Route element={<layouts.dashboard />}>{createLayoutRoutes('dashboard')}</Route>
        </Route>
      </RouterRoutes>
    </Suspense>
  );
}
