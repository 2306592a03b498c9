import { useEffect, useState, type ComponentType } from 'react';
import { sessionChanged } from '../session/session-slice';
import { useAppDispatch } from '../api/store-hooks';
import { accessToken } from '../services/access-token';
import { whenIdle } from '../components/loading/when-idle';

async function loadBackground(): Promise<ComponentType> {
  // Whoever was signed in is waiting to be recognised; a visitor is reading.
  if (accessToken.read() === null) await whenIdle();
  const { default: Background } = await import(/* webpackChunkName: "background" */ './background');
  return Background;
}

/** Fetches what runs beside every page, which the first render does not need. */
export function BackgroundLoader() {
  const [Background, setBackground] = useState<ComponentType | null>(null);
  const dispatch = useAppDispatch();

  useEffect(() => {
    let isGone = false;
    const load = () =>
      void loadBackground().then(
        (loaded) => isGone || setBackground(() => loaded),
        () => isGone || dispatch(sessionChanged({ status: 'unavailable', user: null })),
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [dispatch]);

  return Background && <Background />;
}
