import { runSandbox } from './run-sandbox';

/** Serves what is built, as it is; `npm run dev` restarts this when the server's code changes. */
void runSandbox(process.env);
