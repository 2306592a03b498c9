import { spawn } from 'node:child_process';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configuration from '../../webpack.config';
import { shellPage } from '../contract/website/page-files';
import { developmentBundleFolder, developmentClientFolder, rootFolder } from './built-folders';
import { readSandboxEnvironment } from './environment';
import { findFreePort } from './port';

/**
 * `npm run dev`: serves the assets of the client with hot reload on PORT. It forwards all other requests to
 * the sandbox, which runs on another port and restarts when its code changes.
 */
async function develop(environment: NodeJS.ProcessEnv): Promise<void> {
  const port = await findFreePort(
    readSandboxEnvironment({ ...environment, NODE_ENV: 'development' }).PORT,
  );
  const serverPort = await findFreePort(0);
  const origin = `http://localhost:${port}`;

  const bundle = webpack(getConfiguration('sandbox', developmentBundleFolder)).watch({}, logErrors);
  const devServer = new WebpackDevServer(
    devServerSettings(port, serverPort),
    webpack(getConfiguration('client', developmentClientFolder)),
  );
  await devServer.start();

  const serveScript = path.join(__dirname, 'serve.ts');
  const server = spawn(process.execPath, ['--watch', '-r', 'esbuild-register', serveScript], {
    cwd: rootFolder,
    stdio: 'inherit',
    env: {
      ...environment,
      NODE_ENV: 'development',
      PORT: String(serverPort),
      PUBLIC_ORIGIN: origin,
      CLIENT_FOLDER: developmentClientFolder,
      BUNDLE_FOLDER: developmentBundleFolder,
    },
  });
  closeWithGrace(async ({ err }) => {
    if (err) console.error(err);
    server.kill();
    bundle?.close(() => undefined);
    await devServer.stop();
  });
}

/** Returns the webpack configuration of a development build with this output folder. */
function getConfiguration(name: 'client' | 'sandbox', folder: string): Configuration {
  const [configurationForName] = configuration({ only: name, development: true });
  if (!configurationForName) throw new Error(`webpack.config.ts has no ${name}.`);
  return { ...configurationForName, output: { ...configurationForName.output, path: folder } };
}

function devServerSettings(port: number, serverPort: number): WebpackDevServer.Configuration {
  return {
    port,
    host: 'localhost',
    hot: true,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    // The sandbox reads the page from disk, completes and serves it.
    devMiddleware: { index: false, writeToDisk: (file) => file.endsWith(shellPage) },
    proxy: [{ context: () => true, target: `http://localhost:${serverPort}` }],
  };
}

function logErrors(error: Error | null, stats?: webpack.Stats): void {
  if (error) console.error(error);
  else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
}

develop(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
