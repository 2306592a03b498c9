import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleScript } from './bundle-script';

export interface ServerProcess<Told> {
  /** What it tells once it listens. Rejects when it ends before that. */
  started: Promise<Told>;
  /** Asks it for something, and resolves with what it tells. */
  ask<Answer>(question: string): Promise<Answer>;
  /** Kills it as a power cut would, and resolves once it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts a script that starts a server, in a process of its own. The script tells what it has to by
 * messages, and ends with its disconnection from this process.
 */
export function startServerProcess<Told>(
  script: string,
  parameters: string[],
  nodeOptions: string[] = [],
): ServerProcess<Told> {
  const forked = bundleScript(script).then((bundle) => {
    const child = fork(bundle, parameters, { execArgv: nodeOptions });
    const exited = once(child, 'exit');
    const lost = exited.then(([code, signal]): never => {
      throw new Error(`The server's process has ended with ${code ?? signal}.`);
    });
    // Whoever waits for a message learns of it.
    lost.catch(() => undefined);
    return { child, exited, lost };
  });
  async function nextMessage<Message>(): Promise<Message> {
    const { child, lost } = await forked;
    const [message] = await Promise.race([once(child, 'message'), lost]);
    return message as Message;
  }
  const started = nextMessage<Told>();
  started.catch(() => undefined);
  return {
    started,
    async ask<Answer>(question: string) {
      const { child } = await forked;
      const answer = nextMessage<Answer>();
      if (child.connected) child.send(question);
      return answer;
    },
    async kill() {
      const { child, exited } = await forked;
      child.kill('SIGKILL');
      await exited;
    },
  };
}
