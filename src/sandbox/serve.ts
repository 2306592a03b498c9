import { runSandbox } from './run-sandbox';

/** Serves the current build; `npm run dev` restarts this when the server's code changes. */
void runSandbox(process.env);
