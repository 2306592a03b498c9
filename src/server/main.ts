import path from 'node:path';
import { ConfigurationError } from './configuration';
import { UnsupportedSchemaError } from './database/migrate';
import { closeOnSignals } from './shutdown';
import { startServer } from './start-server';

/** Once built, the server lies in dist/server and the client in dist/client. */
const clientFolder = path.resolve(__dirname, '../client');

startServer(process.env, clientFolder).then(
  (server) => closeOnSignals(server.close),
  (error: unknown) => {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  },
);

function isExpected(error: unknown): error is Error {
  return error instanceof ConfigurationError || error instanceof UnsupportedSchemaError;
}
