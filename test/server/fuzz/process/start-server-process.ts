import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Started, Told } from './serve';
import type { ServerState } from './state';

export interface ServerProcess extends Started {
  state(): Promise<ServerState>;
  stop(): Promise<void>;
}

/** Starts the server in a process of its own, on PGlite unless a PostgreSQL server is given. */
export async function startServerProcess(databaseUrl?: string): Promise<ServerProcess> {
  const clientFolder = await writeWebsite();
  const child = fork(
    path.join(__dirname, 'serve.ts'),
    [clientFolder, ...(databaseUrl ? [databaseUrl] : [])],
    { execArgv: ['--expose-gc', '-r', 'esbuild-register'] },
  );
  const ended = once(child, 'exit').then(([code, signal]): never => {
    throw new Error(`The server's process has ended with ${code ?? signal}.`);
  });
  // Whoever waits for a message learns of it.
  ended.catch(() => undefined);

  async function nextMessage<Message extends Told>(): Promise<Message> {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message as Message;
  }

  const started = await nextMessage<Started>();
  return {
    ...started,
    state() {
      if (child.connected) child.send('state');
      return nextMessage<ServerState>();
    },
    async stop() {
      child.kill();
      await ended.catch(() => undefined);
      await rm(clientFolder, { recursive: true });
    },
  };
}

const page = `<!doctype html><html><head>
  <script type="application/json" id="secondhand-configuration">{}</script>
  <script src="/assets/main.0123abcd.js"></script>
</head><body></body></html>`;

/** A built client in small. */
async function writeWebsite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fuzzed-website-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'shell.html'), page);
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *\n');
  await writeFile(path.join(folder, 'assets', 'main.0123abcd.js'), 'console.log(1);\n'.repeat(99));
  await writeFile(path.join(folder, 'assets', 'main.0123abcd.js.gz'), 'compressed');
  return folder;
}
