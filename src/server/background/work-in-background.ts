import type { FastifyInstance } from 'fastify';
import type { Closing } from '../http/graceful-shutdown';
import { mailTask } from '../mail/mail-task';
import { runClock } from '../orders/run-clock';
import { workOutbox, type TaskHandlers } from '../orders/work-outbox';
import { paymentTasks } from '../payments/payment-tasks';
import { forgetUnusedPictures } from '../repositories/picture-removal';
import type { Services } from '../routes/services';
import { tracedTasks } from '../telemetry/traced-outside';
import { withTimeout } from '../with-timeout';
import { Rounds } from './rounds';
import { tidyUp } from './tidy-up';

/** Milliseconds between two looks at the outbox, which others fill too, and at the clock. */
const outboxPause = 1_000;
const clockPause = 60_000;
/** Between two looks for pictures that no product shows, and how many are removed together. */
const picturePause = 60_000;
const pictureBatch = 20;
/** Between two looks for what nobody needs any more. */
const tidyPause = 3_600_000;
/** From when the server begins to close; whatever takes longer is done again by others. */
const longestEnd = 5_000;

/**
 * Lets a server do, from when it listens until it closes, what no request asks for: the tasks of
 * the outbox, what the clock has to say to orders, and tidying up. However many processes do, it is done once.
 */
export function workInBackground(
  app: FastifyInstance,
  services: Services,
  { isClosing: isStopping, signal }: Closing,
): void {
  const { database, stripe, limits, pictures, tracer } = services;
  const logError = (error: unknown) => app.log.error(error);
  const tasks: TaskHandlers = { ...paymentTasks(stripe), mail: mailTask(app, services) };
  const handlers = tracer ? tracedTasks(tasks, tracer) : tasks;
  const outbox = new Rounds(
    () => workOutbox(database, handlers, app.log, isStopping),
    outboxPause,
    logError,
  );
  const clock = new Rounds(
    async () => {
      if ((await runClock(database, limits, logError, isStopping)) > 0) outbox.wake();
    },
    clockPause,
    logError,
  );

  const tidying = new Rounds(() => tidyUp(database, isStopping), tidyPause, logError);

  const forgetting = new Rounds(
    async () => {
      if (!pictures) return;
      const remove = (name: string) => pictures.remove(name);
      const forget = () => forgetUnusedPictures(database, remove, pictureBatch);
      for (let seen = pictureBatch; seen === pictureBatch && !isStopping();) seen = await forget();
    },
    picturePause,
    logError,
  );
  const all = [outbox, clock, tidying, ...(pictures ? [forgetting] : [])];

  app.addHook('onListen', async () => {
    for (const rounds of all) rounds.start();
  });
  // Whatever a request has put down need not wait for the next look.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') outbox.wake();
  });
  let ended: Promise<unknown> = Promise.resolve();
  signal.addEventListener('abort', () => {
    ended = withTimeout(longestEnd, Promise.all(all.map((rounds) => rounds.stop())));
  });
  // Beside the last requests, which have to be answered first.
  app.addHook('onClose', async () => {
    await ended;
  });
}
