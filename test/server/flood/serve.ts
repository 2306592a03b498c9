import { closeSync, openSync } from 'node:fs';
import { startServer } from '../../../src/server/start-server';

const [environment = '{}', clientFolder = ''] = process.argv.slice(2);

// Request logs would flood the output of the tests.
closeSync(1);
openSync('/dev/null', 'w');

/** Starts the production server, and answers every message with its memory usage. */
async function serve(): Promise<void> {
  const { address } = await startServer(
    JSON.parse(environment) as Record<string, string>,
    clientFolder,
  );
  process.on('message', () => process.send?.(process.memoryUsage.rss()));
  process.once('disconnect', () => process.exit());
  process.send?.(address);
}

void serve();
