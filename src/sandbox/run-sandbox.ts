import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { routes } from '../contract/routes';
import {
  ConfigurationError,
  type ProcessEnvironment,
} from '../server/environment/read-environment';
import { UnsupportedSchemaError } from '../server/database/migrate';
import { FolderInUseError } from './database/folder-lock';
import { mailboxPath } from './mail/mailbox-path';
import { bundleFolder, clientFolder } from './built-folders';
import { readSandboxEnvironment } from './environment';
import { PortInUseError, findFreePort } from './port';
import { startSandbox, type Sandbox } from './start-sandbox';

interface RunOptions {
  /** Runs before the sandbox starts. */
  prepare?: () => Promise<void>;
}

/** Starts the sandbox from environment variables, prints the demo accounts, and stops it on signals. */
export async function runSandbox(
  environment: ProcessEnvironment,
  { prepare }: RunOptions = {},
): Promise<void> {
  try {
    const settings = readSandboxEnvironment(environment);
    const port = await findFreePort(settings.PORT);
    await prepare?.();
    const sandbox = await startSandbox({
      port,
      dataFolder: path.resolve(settings.DATA_DIR),
      clientFolder: settings.CLIENT_FOLDER ?? clientFolder,
      bundleFolder: settings.BUNDLE_FOLDER ?? bundleFolder,
      seed: settings.SEED,
      logger: { level: 'error' },
      environment,
    });
    closeWithGrace(async ({ err }) => {
      if (err) console.error(err);
      await sandbox.close();
    });
    console.log(describeSandbox(sandbox, settings.PUBLIC_ORIGIN ?? sandbox.origin));
  } catch (error) {
    console.error(isExpectedError(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isExpectedError(error: unknown): error is Error {
  return (
    error instanceof ConfigurationError ||
    error instanceof PortInUseError ||
    error instanceof FolderInUseError ||
    error instanceof UnsupportedSchemaError
  );
}

function describeSandbox({ demoAccounts }: Sandbox, origin: string): string {
  const width = Math.max(0, ...demoAccounts.map(({ label }) => label.length));
  const accounts = demoAccounts.map(
    ({ label, email, password }) => `  ${label.padEnd(width)}  ${email}  ${password}`,
  );
  return [
    '',
    ...(accounts.length > 0 ? ['Accounts to try it with:', ...accounts, ''] : []),
    `Emails it has sent: ${origin}${mailboxPath}`,
    `State charts of every flow: ${origin}${routes.statecharts.path}`,
    `Components and tokens: ${origin}${routes.components.path}`,
    `Secondhand is ready at ${origin}`,
  ].join('\n');
}
