import { useEffect, useState, type ComponentType } from 'react';
import { sessionChanged } from '../session/session-slice';
import { useAppDispatch } from '../api/store-hooks';
import { accessToken } from '../services/access-token';
import { whenIdle } from '../components/loading/when-idle';

async function loadBackground(): Promise<ComponentType> {
  // With a stored token the session is urgent; otherwise the chunk can wait until the browser is idle.
  if (accessToken.read() === null) await whenIdle();
  const { default: Background } = await import(/* webpackChunkName: "background" */ './background');
  return Background;
}

/** Loads the Background component, which is not needed for the first render. */
export function BackgroundLoader() {
  const [Background, setBackground] = useState<ComponentType | null>(null);
  const dispatch = useAppDispatch();

  useEffect(() => {
    let isUnmounted = false;
    const load = () =>
      void loadBackground().then(
        (loaded) => isUnmounted || setBackground(() => loaded),
        // The session cannot report the failure itself, because it is in the missing chunk.
        () => isUnmounted || dispatch(sessionChanged({ status: 'identityUnavailable' })),
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', load);
    };
  }, [dispatch]);

  return Background && <Background />;
}
