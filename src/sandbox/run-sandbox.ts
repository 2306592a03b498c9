import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { routes } from '../contract/routes';
import { ConfigurationError, type Environment } from '../server/configuration';
import { UnsupportedSchemaError } from '../server/database/migrate';
import { FolderInUseError } from './database/folder-lock';
import { bundleFolder, clientFolder } from './built-folders';
import { PortInUseError, readPort, takePort } from './port';
import { startSandbox, type Sandbox } from './start-sandbox';

interface Surroundings {
  /** What has to be done before anything is served. */
  prepare?: () => Promise<void>;
}

/** Runs the sandbox as a process of its own, as the environment says. */
export async function runSandbox(
  environment: Environment,
  { prepare }: Surroundings = {},
): Promise<void> {
  try {
    if (environment['NODE_ENV'] === 'production') throw new ConfigurationError([notForProduction]);
    const port = await takePort(readPort(environment));
    await prepare?.();
    const sandbox = await startSandbox({
      port,
      dataFolder: path.resolve(environment['DATA_DIR'] ?? '.data'),
      clientFolder: environment['CLIENT_FOLDER'] ?? clientFolder,
      bundleFolder: environment['BUNDLE_FOLDER'] ?? bundleFolder,
      seed: environment['SEED'] === 'none' ? 'none' : 'demo',
      logger: { level: 'error' },
      environment,
    });
    closeWithGrace(async ({ err }) => {
      if (err) console.error(err);
      await sandbox.close();
    });
    console.log(describe(sandbox, environment['PUBLIC_ORIGIN'] ?? sandbox.origin));
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  }
}

const notForProduction =
  'NODE_ENV is production, and this is the sandbox. Run `npm run build`, then `npm run start:production`.';

function isExpected(error: unknown): error is Error {
  return (
    error instanceof ConfigurationError ||
    error instanceof PortInUseError ||
    error instanceof FolderInUseError ||
    error instanceof UnsupportedSchemaError
  );
}

function describe({ demoAccounts }: Sandbox, origin: string): string {
  const width = Math.max(0, ...demoAccounts.map(({ label }) => label.length));
  const accounts = demoAccounts.map(
    ({ label, email, password }) => `  ${label.padEnd(width)}  ${email}  ${password}`,
  );
  return [
    '',
    ...(accounts.length > 0 ? ['Accounts to try it with:', ...accounts, ''] : []),
    `State charts of every flow: ${origin}${routes.statecharts.path}`,
    `Secondhand is ready at ${origin}`,
  ].join('\n');
}
