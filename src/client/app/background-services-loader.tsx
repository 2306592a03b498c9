import { useEffect, useState, type ComponentType } from 'react';
import { sessionChanged } from '../session/session-slice';
import { useAppDispatch } from '../api/store-hooks';
import { accessToken } from '../services/identity/access-token';
import { whenIdle } from '../components/loading/when-idle';

async function loadBackgroundServices(): Promise<ComponentType> {
  // The session of a user with a stored token starts at once; for a visitor it can wait.
  if (accessToken.read() === null) await whenIdle();
  const { default: BackgroundServices } = await import(
    /* webpackChunkName: "background" */ './background-services'
  );
  return BackgroundServices;
}

/** Loads and renders `BackgroundServices` after the first render. */
export function BackgroundServicesLoader() {
  const [BackgroundServices, setBackgroundServices] = useState<ComponentType | null>(null);
  const dispatch = useAppDispatch();

  useEffect(() => {
    let isUnmounted = false;
    const load = () =>
      void loadBackgroundServices().then(
        (loaded) => isUnmounted || setBackgroundServices(() => loaded),
        // The session's machine is in the chunk that failed to load, so report the failure here.
        () => isUnmounted || dispatch(sessionChanged({ status: 'identityUnavailable' })),
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', load);
    };
  }, [dispatch]);

  return BackgroundServices && <BackgroundServices />;
}
