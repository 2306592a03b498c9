import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '../api/store';
import { LaterVisitorProvider } from '../session/visitor';
import { PictureSizesContext } from '../components/product/picture-sizes';
import { configuration } from '../services/configuration';
import { ThemeProvider } from '../theme/theme-provider';
import { BackgroundLoader } from './background-loader';
import { CrashBoundary } from './crash-boundary';

interface ApplicationProps {
  store: Store;
  children: ReactNode;
}

/** What is around the routes, in the browser and while pages are prerendered. */
export function Application({ store, children }: ApplicationProps) {
  // What pages are rendered with. Who is signed in may be known before all of a page is hydrated.
  const [firstState] = useState(() => store.getState());
  return (
    <ThemeProvider>
      <CrashBoundary>
        <Provider store={store} serverState={firstState}>
          <BackgroundLoader />
          <PictureSizesContext value={configuration().imageHost.sizes}>
            <LaterVisitorProvider>{children}</LaterVisitorProvider>
          </PictureSizesContext>
        </Provider>
      </CrashBoundary>
    </ThemeProvider>
  );
}
