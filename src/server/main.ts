import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { ConfigurationError } from './environment/read-environment';
import { UnsupportedSchemaError } from './database/migrate';
import { startServer } from './start-server';

/** Milliseconds after the signal at which the process exits with code 1, even if it is not closed. */
const shutdownTimeout = 20_000;

/** The build puts the server into dist/server and the client into dist/client. */
const clientFolder = path.resolve(__dirname, '../client');

startServer(process.env, clientFolder).then(
  (server) =>
    closeWithGrace({ delay: shutdownTimeout }, async ({ err }) => {
      if (err) console.error(err);
      await server.close();
    }),
  (error: unknown) => {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  },
);

/** Whether the error's message is enough for the operator, without a stack trace. */
function isExpected(error: unknown): error is Error {
  return error instanceof ConfigurationError || error instanceof UnsupportedSchemaError;
}
