import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleScript } from './bundle-script';

export interface ServerProcess<Started> {
  /** The first message, sent once it listens. Rejects when the process ends before. */
  started: Promise<Started>;
  /** Sends a message, and resolves with the response. */
  request<Reply>(message: string): Promise<Reply>;
  /** Kills it with SIGKILL, and resolves once it has exited. */
  kill(): Promise<void>;
}

/**
 * Starts a script that starts a server, in a process of its own. The script communicates by messages,
 * and exits when it is disconnected from this process.
 */
export function startServerProcess<Started>(
  script: string,
  parameters: string[],
  nodeOptions: string[] = [],
): ServerProcess<Started> {
  const forkedProcess = bundleScript(script).then((bundle) => {
    const child = fork(bundle, parameters, { execArgv: nodeOptions });
    const exited = once(child, 'exit');
    const exitError = exited.then(([code, signal]): never => {
      throw new Error(`The server process exited with ${code ?? signal}.`);
    });
    // `nextMessage` handles the rejection; without a pending one it is ignored.
    exitError.catch(() => undefined);
    return { child, exited, exitError };
  });
  async function nextMessage<Message>(): Promise<Message> {
    const { child, exitError } = await forkedProcess;
    const [message] = await Promise.race([once(child, 'message'), exitError]);
    return message as Message;
  }
  const started = nextMessage<Started>();
  started.catch(() => undefined);
  return {
    started,
    async request<Reply>(message: string) {
      const { child } = await forkedProcess;
      const response = nextMessage<Reply>();
      if (child.connected) child.send(message);
      return response;
    },
    async kill() {
      const { child, exited } = await forkedProcess;
      child.kill('SIGKILL');
      await exited;
    },
  };
}
