import { buildWhenStale } from './build-when-stale';
import { runSandbox } from './run-sandbox';

/** `npm start`: builds what is out of date, then serves everything from this machine. */
void runSandbox(process.env, { prepare: buildWhenStale });
