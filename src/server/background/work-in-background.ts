import type { FastifyInstance } from 'fastify';
import { mailTask } from '../mail/mail-task';
import { runClock } from '../orders/run-clock';
import { workOutbox, type TaskHandlers } from '../orders/work-outbox';
import { paymentTasks } from '../payments/payment-tasks';
import type { Services } from '../routes/services';
import { Rounds } from './rounds';
import { tidyUp } from './tidy-up';

/** Milliseconds between two looks at the outbox, which others fill too, and at the clock. */
const outboxPause = 1_000;
const clockPause = 60_000;
/** Between two looks for what nobody needs any more. */
const tidyPause = 3_600_000;

/**
 * Lets a server do, from when it listens until it closes, what no request asks for: the tasks of
 * the outbox, what the clock has to say to orders, and tidying up. However many processes do, it is done once.
 */
export function workInBackground(app: FastifyInstance, services: Services): void {
  const { database, stripe, limits } = services;
  let isStopping = false;
  const logError = (error: unknown) => app.log.error(error);
  const handlers: TaskHandlers = { ...paymentTasks(stripe), mail: mailTask(app, services) };
  const outbox = new Rounds(
    () => workOutbox(database, handlers, app.log, () => isStopping),
    outboxPause,
    logError,
  );
  const clock = new Rounds(
    async () => {
      if ((await runClock(database, limits, logError, () => isStopping)) > 0) outbox.wake();
    },
    clockPause,
    logError,
  );

  const tidying = new Rounds(() => tidyUp(database, () => isStopping), tidyPause, logError);

  app.addHook('onListen', async () => {
    outbox.start();
    clock.start();
    tidying.start();
  });
  // Whatever a request has put down need not wait for the next look.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') outbox.wake();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    await Promise.all([outbox, clock, tidying].map((rounds) => rounds.stop()));
  });
}
