import { buildWhenStale } from './build-when-stale';
import { runSandbox } from './run-sandbox';

/** `npm start`: builds what is outdated, then starts the sandbox. */
void runSandbox(process.env, { prepare: buildWhenStale });
