import { useEffect, useState, type ComponentType } from 'react';
import { visitorChanged } from '../session/session-slice';
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
        // Without its code the session cannot say so itself.
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
