import type { PageToRender, RendererModule } from '../../contract/rendered-page';
import { api } from '../api/api';
import { queriesOf } from '../api/embedded-answers';
import { createStore } from '../api/store';
import { assumeConfiguration } from '../services/configuration';
import { elementsOf } from './page-elements';
import { renderPage } from './render-page';

/** The client as a server has it, one for each process. */
export const createRenderer: RendererModule['createRenderer'] = (configuration) => {
  assumeConfiguration(configuration);
  return async ({ pathName, origin, answers }: PageToRender) => {
    const store = createStore(queriesOf(answers, Date.now()));
    try {
      const { head, body } = await renderPage(pathName, store);
      return {
        head: head + answers.map((answer) => elementsOf(answer, origin)).join(''),
        body,
      };
    } finally {
      // Ends the timers by which answers are forgotten that nobody looks at.
      store.dispatch(api.util.resetApiState());
    }
  };
};
