import type { PageToRender, RendererModule } from '../../contract/rendered-page';
import { api } from '../api/api';
import { toQueries } from '../api/embedded-responses';
import { createStore } from '../api/store';
import { setConfiguration } from '../services/configuration';
import { headElements } from './page-elements';
import { renderPage } from './render-page';

/** Creates a function that renders pages. The configuration is global, so create one per process. */
export const createRenderer: RendererModule['createRenderer'] = (configuration) => {
  setConfiguration(configuration);
  return async ({ pathName, origin, responses }: PageToRender) => {
    const store = createStore(toQueries(responses, Date.now()));
    try {
      const { head, body } = await renderPage(pathName, store);
      return {
        head: head + responses.map((response) => headElements(response, origin)).join(''),
        body,
      };
    } finally {
      // Clears the timers that remove unused cache entries.
      store.dispatch(api.util.resetApiState());
    }
  };
};
