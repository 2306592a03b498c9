import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../api/store';
import { LaterVisitorProvider } from '../session/visitor';
import { PictureSizesContext } from '../components/product/picture-sizes';
import { configuration } from '../services/configuration';
import { ThemeProvider } from '../theme/theme-provider';
import { BackgroundLoader } from './background-loader';
import { CrashBoundary } from './crash-boundary';

const store = createStore();
/** What pages are prerendered with. Who is signed in may be known before all of a page is hydrated. */
const firstState = store.getState();

/** What is around the routes, in the browser and while pages are prerendered. */
export function Application({ children }: { children: ReactNode }) {
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
