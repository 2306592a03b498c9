import { spawn } from 'node:child_process';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configuration from '../../webpack.config';
import { shellPage } from '../contract/page-files';
import { developmentBundleFolder, developmentClientFolder, rootFolder } from './built-folders';
import { readSandboxEnvironment } from './environment';
import { takePort } from './port';

/**
 * `npm run dev`: serves the client with hot reload on PORT. The sandbox runs behind it on another port,
 * serves everything but the client's assets, and restarts when its code changes.
 */
async function develop(environment: NodeJS.ProcessEnv): Promise<void> {
  const port = await takePort(
    readSandboxEnvironment({ ...environment, NODE_ENV: 'development' }).PORT,
  );
  const serverPort = await takePort(0);
  const origin = `http://localhost:${port}`;

  const bundle = webpack(into('sandbox', developmentBundleFolder)).watch({}, report);
  const devServer = new WebpackDevServer(
    devServerSettings(port, serverPort),
    webpack(into('client', developmentClientFolder)),
  );
  await devServer.start();

  const serve = path.join(__dirname, 'serve.ts');
  const server = spawn(process.execPath, ['--watch', '-r', 'esbuild-register', serve], {
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

/** The development build, in another folder than the one that `npm start` serves. */
function into(name: 'client' | 'sandbox', folder: string): Configuration {
  const [found] = configuration({ only: name, development: true });
  if (!found) throw new Error(`webpack.config.ts has no ${name}.`);
  return { ...found, output: { ...found.output, path: folder } };
}

function devServerSettings(port: number, serverPort: number): WebpackDevServer.Configuration {
  return {
    port,
    host: 'localhost',
    hot: true,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    // The sandbox completes the page and serves it, so the page must be where it looks for it.
    devMiddleware: { index: false, writeToDisk: (file) => file.endsWith(shellPage) },
    proxy: [{ context: () => true, target: `http://localhost:${serverPort}` }],
  };
}

function report(error: Error | null, stats?: webpack.Stats): void {
  if (error) console.error(error);
  else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
}

develop(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
