import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../../support/start-server-process';
import { startStripeDouble } from '../../support/stripe-double';
import type { StartedServer } from './serve';
import type { ServerState } from './state';

export interface FuzzedServer extends StartedServer {
  state(): Promise<ServerState>;
  stop(): Promise<void>;
}

/** Starts the server in a process of its own, on PGlite or the given PostgreSQL server. */
export async function startFuzzedServer(databaseUrl?: string): Promise<FuzzedServer> {
  const clientFolder = await writeWebsite();
  const stripe = await startStripeDouble();
  const server = startServerProcess<StartedServer>(
    path.join(__dirname, 'serve.ts'),
    [clientFolder, stripe.origin, ...(databaseUrl ? [databaseUrl] : [])],
    ['--expose-gc', '--liftoff-only'],
  );
  return {
    ...(await server.started),
    state: () => server.request<ServerState>('state'),
    async stop() {
      await server.kill();
      await stripe.close();
      await rm(clientFolder, { recursive: true });
    },
  };
}

const page = `<!doctype html><html><head>
  <script type="application/json" id="secondhand-configuration">{}</script>
  <script src="/assets/main.0123abcd.js"></script>
</head><body></body></html>`;

/** A minimal client build. */
async function writeWebsite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fuzzed-website-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'shell.html'), page);
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *\n');
  await writeFile(path.join(folder, 'assets', 'main.0123abcd.js'), 'console.log(1);\n'.repeat(99));
  await writeFile(path.join(folder, 'assets', 'main.0123abcd.js.gz'), 'compressed');
  return folder;
}
