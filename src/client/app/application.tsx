import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '../api/store';
import { DeferredVisitorProvider } from '../session/visitor';
import { PictureSizesContext } from '../components/product/picture-sizes';
import { configuration } from '../services/configuration';
import { ThemeProvider } from '../theme/theme-provider';
import { BackgroundLoader } from './background-loader';
import { CrashBoundary } from './crash-boundary';

interface ApplicationProps {
  store: Store;
  children: ReactNode;
}

/** The providers around the routes, in the browser and during prerendering. */
export function Application({ store, children }: ApplicationProps) {
  // Hydration must render the initial state, although sign-in may complete before it ends.
  const [firstState] = useState(() => store.getState());
  return (
    <ThemeProvider>
      <CrashBoundary>
        <Provider store={store} serverState={firstState}>
          <BackgroundLoader />
          <PictureSizesContext value={configuration().imageHost.sizes}>
            <DeferredVisitorProvider>{children}</DeferredVisitorProvider>
          </PictureSizesContext>
        </Provider>
      </CrashBoundary>
    </ThemeProvider>
  );
}
