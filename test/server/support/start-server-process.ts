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
  const forked = bundleScript(script).then((bundle) => {
    const child = fork(bundle, parameters, { execArgv: nodeOptions });
    const exited = once(child, 'exit');
    const lost = exited.then(([code, signal]): never => {
      throw new Error(`The server process exited with ${code ?? signal}.`);
    });
    // Rejects the pending `nextMessage`.
    lost.catch(() => undefined);
    return { child, exited, lost };
  });
  async function nextMessage<Message>(): Promise<Message> {
    const { child, lost } = await forked;
    const [message] = await Promise.race([once(child, 'message'), lost]);
    return message as Message;
  }
  const started = nextMessage<Started>();
  started.catch(() => undefined);
  return {
    started,
    async request<Reply>(message: string) {
      const { child } = await forked;
      const response = nextMessage<Reply>();
      if (child.connected) child.send(message);
      return response;
    },
    async kill() {
      const { child, exited } = await forked;
      child.kill('SIGKILL');
      await exited;
    },
  };
}
