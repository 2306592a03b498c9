import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import type { Database } from '../../database/database';
import { tracedDatabase } from '../../telemetry/traced-database';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
  }
}

export const databasePlugin = fp<AppOptions>(
  async (app, { database }) => {
    app.decorate('database', tracedDatabase(database, app.telemetry));
  },
  { name: 'database', dependencies: ['telemetry'] },
);
