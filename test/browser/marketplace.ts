import { npmStart, startSandboxProcess } from '../sandbox/support/start-sandbox-process';
import { generousLimits } from '../server/support/generous-limits';

/** A marketplace that runs as `npm start` runs it, in a process of its own. */
export interface Marketplace {
  origin: string;
  /** Everything it has printed. */
  output: () => string;
  /** Ends the process and waits until it is gone. */
  stop: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
}

/** Starts a marketplace on a data folder and waits until it says where it can be reached. */
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
