import './announce-start';
import { buildIfSourcesChanged } from './build-if-sources-changed';
import { runSandbox } from './run-sandbox';

/** `npm start`: builds what is outdated, then starts the sandbox. */
void runSandbox(process.env, {
  async prepare() {
    await buildIfSourcesChanged();
    console.log('Starting the server …');
  },
});
