import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry';

declare module 'fastify' {
  interface FastifyInstance {
    telemetry: Telemetry;
  }
}

/** Measures and traces requests to the routes that are registered after this plugin. */
export const telemetryPlugin = fp<AppOptions>(
  async (app, { telemetry = noTelemetry }) => {
    app.decorate('telemetry', telemetry);
    telemetry.instrument(app);
  },
  { name: 'telemetry' },
);
