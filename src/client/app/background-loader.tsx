import { useEffect, useState, type ComponentType } from 'react';
import { visitorChanged } from '../session/session-slice';
import { useAppDispatch } from '../api/store-hooks';
import { accessToken } from '../services/access-token';
import { whenIdle } from '../components/loading/when-idle';

async function loadBackground(): Promise<ComponentType> {
  // A returning user waits for the session; a visitor only reads.
  if (accessToken.read() === null) await whenIdle();
  const { default: Background } = await import(/* webpackChunkName: "background" */ './background');
  return Background;
}

/** Loads what runs beside every page and is not needed for the first render. */
export function BackgroundLoader() {
  const [Background, setBackground] = useState<ComponentType | null>(null);
  const dispatch = useAppDispatch();

  useEffect(() => {
    let isGone = false;
    const load = () =>
      void loadBackground().then(
        (loaded) => isGone || setBackground(() => loaded),
        // The session cannot report this itself, because its chunk is missing.
        () => isGone || dispatch(visitorChanged({ status: 'unavailable' })),
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
