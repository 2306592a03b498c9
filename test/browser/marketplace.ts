import { npmStart, startSandboxProcess } from '../sandbox/support/start-sandbox-process';
import { generousLimits } from '../server/support/generous-limits';

/** A marketplace as started by `npm start`, in a separate process. */
export interface Marketplace {
  origin: string;
  /** The output of the process. */
  output: () => string;
  /** Stops the process and waits for its exit. */
  stop: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
}

/** Starts a marketplace on a data folder and waits until it prints its URL. */
export async function startMarketplace(dataFolder: string, port = 0): Promise<Marketplace> {
  const { ready, output, kill } = startSandboxProcess(npmStart, {
    ...generousLimits,
    PORT: String(port),
    DATA_DIR: dataFolder,
  });
  return {
    origin: await ready(),
    output,
    async stop(signal) {
      await kill(signal);
    },
  };
}
