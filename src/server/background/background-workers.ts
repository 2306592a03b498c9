import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Limits } from '../environment/limits';
import { emailTask, type EmailTaskOptions } from '../mail/email-task';
import { dispatchOutbox, type TaskHandlers } from '../orders/outbox-dispatcher';
import { runClock } from '../orders/run-clock';
import { paymentTasks } from '../payments/payment-tasks';
import type { Pictures } from '../pictures/pictures';
import { removeUnusedPictures } from '../repositories/picture-removal';
import { tracedTasks } from '../telemetry/traced-services';
import { withTimeout } from '../with-timeout';
import { PollingWorker } from './polling-worker';
import { deleteExpiredRows } from './retention';

/** Milliseconds between two runs. */
const outboxDelay = 1_000;
const clockDelay = 60_000;
const pictureDelay = 60_000;
const retentionDelay = 3_600_000;

const pictureBatchSize = 20;

/** Milliseconds for running work to end when the server closes; other servers repeat what is cut off. */
const stopTimeout = 5_000;

export interface BackgroundOptions extends EmailTaskOptions {
  stripe: Stripe;
  limits: Limits;
  pictures?: Pictures | undefined;
}

/**
 * Runs the background work while the server listens: dispatching the outbox, time limits of orders,
 * retention, removing unused pictures. Any number of servers may do so at once.
 */
export function registerBackgroundWorkers(
  app: FastifyInstance,
  options: BackgroundOptions,
  signal: AbortSignal,
): void {
  const { database, stripe, limits, pictures, telemetry } = options;
  const isStopping = () => signal.aborted;
  const logError = (error: unknown) => app.log.error(error);
  const tasks: TaskHandlers = { ...paymentTasks(stripe), email: emailTask(app, options) };
  const handlers = tracedTasks(tasks, telemetry);

  const outbox = new PollingWorker(
    () => dispatchOutbox(database, handlers, app.log, isStopping),
    outboxDelay,
    logError,
  );
  const clock = new PollingWorker(
    async () => {
      if ((await runClock(database, limits, logError, isStopping)) > 0) outbox.wake();
    },
    clockDelay,
    logError,
  );
  const retention = new PollingWorker(
    () => deleteExpiredRows(database, isStopping),
    retentionDelay,
    logError,
  );
  const workers = [outbox, clock, retention];
  if (pictures) {
    const remove = (name: string) => pictures.remove(name);
    const removeAll = async () => {
      for (let examined = pictureBatchSize; examined === pictureBatchSize && !isStopping();) {
        examined = await removeUnusedPictures(database, remove, pictureBatchSize);
      }
    };
    workers.push(new PollingWorker(removeAll, pictureDelay, logError));
  }

  app.addHook('onListen', async () => {
    for (const worker of workers) worker.start();
  });
  // A request may have added tasks.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') outbox.wake();
  });
  let stopped: Promise<unknown> = Promise.resolve();
  // Stops while the last requests are still served; closing waits for both.
  signal.addEventListener('abort', () => {
    stopped = withTimeout(stopTimeout, Promise.all(workers.map((worker) => worker.stop())));
  });
  app.addHook('onClose', async () => {
    await stopped;
  });
}
