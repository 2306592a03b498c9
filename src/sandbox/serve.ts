import { runSandbox } from './run-sandbox';

/** Starts the sandbox without building. `npm run dev` restarts it when the code changes. */
void runSandbox(process.env);
