import type { PageToRender, RendererModule } from '../../contract/website/rendered-page';
import { api } from '../api/api';
import { toQueries } from '../api/embedded-responses';
import { createStore } from '../api/store';
import { setConfiguration } from '../services/configuration';
import { headElements } from './page-elements';
import { renderPage } from './render-page';

/** Creates a function that renders pages. The configuration is global, so create one per process. */
export const createRenderer: RendererModule['createRenderer'] = (getConfiguration) => {
  return async ({ pathName, query, origin, responses }: PageToRender) => {
    setConfiguration(getConfiguration());
    const store = createStore(toQueries(responses, Date.now()));
    try {
      const { head, body } = await renderPage({ pathName, query }, store);
      return {
        // The first response is the page's main one.
        head:
          head +
          responses
            .slice(0, 1)
            .map((main) => headElements(main, origin))
            .join(''),
        body,
      };
    } finally {
      // Clears the timers that remove unused cache entries.
      store.dispatch(api.util.resetApiState());
    }
  };
};
