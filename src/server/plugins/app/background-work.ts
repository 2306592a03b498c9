import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { registerBackgroundWorkers } from '../../background/background-workers';

/** Runs the outbox, the order deadlines and the clean-up in this process. */
export const backgroundWorkPlugin = fp<AppOptions>(
  async (app, options) => {
    if (!options.runsBackgroundWork) return;
    const { database, limits, mailer, shopSettings, shutdownSignal, telemetry } = app;
    registerBackgroundWorkers(
      app,
      { ...options, database, limits, mailer, shopSettings, telemetry },
      shutdownSignal,
    );
  },
  {
    name: 'background-work',
    dependencies: [
      'database',
      'limits',
      'mailer',
      'shop-settings',
      'telemetry',
      'graceful-shutdown',
    ],
  },
);
