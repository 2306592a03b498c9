import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '../api/store';
import { DeferredSessionProvider } from '../session/use-session';
import { IconSymbols } from '../components/icons/icon-symbols';
import { TitleSuffixContext } from '../components/page/page-head';
import { PictureSizesContext } from '../components/product/picture-sizes';
import { brand, configuration } from '../services/configuration';
import { ThemeProvider } from '../theme/theme-provider';
import { BackgroundServicesLoader } from './background-services-loader';
import { CrashBoundary } from './crash-boundary';

interface ApplicationProps {
  store: Store;
  children: ReactNode;
}

/** Wraps the routes in all providers, in the browser and during prerendering. */
export function Application({ store, children }: ApplicationProps) {
  // Hydration must use the initial state, even if sign-in completes while the page hydrates.
  const [initialState] = useState(() => store.getState());
  return (
    <ThemeProvider>
      <CrashBoundary>
        <Provider store={store} serverState={initialState}>
          <BackgroundServicesLoader />
          <IconSymbols />
          <PictureSizesContext value={configuration().imageHost.sizes}>
            <TitleSuffixContext value={brand('titleSuffix')}>
              <DeferredSessionProvider>{children}</DeferredSessionProvider>
            </TitleSuffixContext>
          </PictureSizesContext>
        </Provider>
      </CrashBoundary>
    </ThemeProvider>
  );
}
