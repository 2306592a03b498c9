import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Money } from '../../contract/payments/money';
import type { Limits } from '../environment/limits';
import { isWrite } from '../http/is-write';
import { emailTasks, type EmailTaskOptions } from '../domains/mail/email-task';
import type { IdentityAccounts } from '../domains/access/identity-accounts';
import { shipmentTasks, type ShipmentWebhook } from '../domains/buying/shipment-webhook';
import { identityTasks } from '../domains/access/identity-accounts';
import { dispatchOutbox, type TaskHandlers } from '../domains/platform/outbox-dispatcher.sql';
import { readBalanceTransactions } from '../domains/payments/balance-transactions';
import { checkLedger } from '../domains/payments/ledger-invariants.sql';
import type { ConnectSettings } from '../domains/payments/connect/connect-settings';
import { keepMoneyAtStripe } from '../domains/payments/connect/keep-money';
import { reverseBeforeRefund, transferTasks } from '../domains/payments/connect/transfer-tasks';
import { abandonTransferTasks, addTransferTasks } from '../domains/payments/connect/transfers.sql';
import { bookRefunds } from '../domains/payments/handle-stripe-event';
import { lookUpPayments } from '../domains/payments/look-up-payments';
import { paymentTasks } from '../domains/payments/payment-tasks';
import { askForTaxDetails } from '../domains/payments/tax/ask-for-tax-details';
import { withdrawTaxRequests } from '../domains/payments/tax/tax-details.sql';
import {
  createPictureDownloader,
  type PictureDownloader,
} from '../domains/pictures/download-picture';
import type { Pictures } from '../domains/pictures/pictures';
import { runImports } from '../domains/selling/imports/run-imports';
import { addDueMessageEmails } from '../domains/mail/message-emails.sql';
import { removeUnusedPictures } from '../domains/pictures/picture-removal.sql';
import type { Telemetry } from '../telemetry/telemetry';
import { tracedTasks } from '../telemetry/traced-services';
import { withTimeout } from '../concurrency/with-timeout';
import { applyTimeLimits } from './apply-time-limits';
import { PollingWorker } from '../concurrency/polling-worker';
import { deleteExpiredRows } from './retention';
import { runSavedSearches } from './run-saved-searches';

/** Milliseconds between two runs of each worker. */
const outboxDelay = 1_000;
const clockDelay = 60_000;
const messageEmailDelay = 30_000;
const paymentLookupDelay = 20_000;
const pictureDelay = 60_000;
const importDelay = 2_000;
const transferDelay = 20_000;
const keptMoneyDelay = 300_000;
const retentionDelay = 3_600_000;
const ledgerDelay = 3_600_000;
const settingsDelay = 2_000;
const savedSearchDelay = 2_000;
/** Each run reads the sales of two years. */
const taxDelay = 21_600_000;

const pictureBatchSize = 20;
const messageEmailBatchSize = 200;

/** Milliseconds for running work to end when the server closes. Other servers repeat interrupted work. */
const stopTimeout = 5_000;

export interface BackgroundOptions extends EmailTaskOptions {
  stripe: Stripe;
  connect?: ConnectSettings | undefined;
  shipmentWebhook?: ShipmentWebhook | undefined;
  telemetry: Telemetry;
  identityAccounts?: IdentityAccounts | undefined;
  limits: Limits;
  taxThreshold?: Money | undefined;
  pictures?: Pictures | undefined;
  downloadPicture?: PictureDownloader | undefined;
}

/**
 * Registers workers that run while the server listens: they dispatch the outbox, apply the time limits of
 * orders, absences and suspensions, look up payments without an event, erase deleted users, send emails about unread
 * messages, run imports of products, match saved searches, check the ledger, pay sellers at Stripe, ask sellers for
 * tax details, delete expired rows and remove unused pictures. Several servers may run them at the same time.
 */
export function registerBackgroundWorkers(
  app: FastifyInstance,
  options: BackgroundOptions,
  signal: AbortSignal,
): void {
  const { connect, database, stripe, limits, pictures, telemetry, identityAccounts } = options;
  const { shopSettings, downloadPicture = createPictureDownloader() } = options;
  const isStopping = () => signal.aborted;
  const logError = (error: unknown) => app.log.error(error);
  const tasks: TaskHandlers = {
    ...paymentTasks(stripe, {
      beforeRefund:
        connect && ((intentId, part) => reverseBeforeRefund({ database, stripe }, intentId, part)),
      afterRefund: (intentId) => bookRefunds({ database, stripe, times: limits }, intentId),
    }),
    ...(connect && transferTasks({ database, stripe })),
    ...shipmentTasks(database, options.shipmentWebhook),
    ...emailTasks(app, options),
    ...identityTasks(identityAccounts),
  };
  const handlers = tracedTasks(tasks, telemetry);

  const outbox = new PollingWorker(
    () => dispatchOutbox(database, handlers, app.log, isStopping),
    outboxDelay,
    logError,
  );
  const clock = new PollingWorker(
    async () => {
      const clockOptions = { database, times: limits, logError, isStopping };
      if ((await applyTimeLimits(clockOptions)) > 0) outbox.wake();
    },
    clockDelay,
    logError,
  );
  const payments = new PollingWorker(
    async () => {
      const lookup = { database, stripe, times: limits, log: app.log, isStopping };
      if ((await lookUpPayments(lookup)) > 0) outbox.wake();
    },
    paymentLookupDelay,
    logError,
  );
  const retention = new PollingWorker(
    async () => deleteExpiredRows(database, isStopping, undefined, await shopSettings.read()),
    retentionDelay,
    logError,
  );
  const ledger = new PollingWorker(
    async () => {
      // Without them, the ledger is compared with those that were read before.
      await readBalanceTransactions(database, stripe).catch(logError);
      const faults = await checkLedger(database, limits);
      if (faults.length > 0) app.log.error({ faults }, 'The ledger is wrong.');
    },
    ledgerDelay,
    logError,
  );
  const messageEmails = new PollingWorker(
    async () => {
      for (let added = messageEmailBatchSize; added === messageEmailBatchSize && !isStopping();) {
        added = await addDueMessageEmails(database, messageEmailBatchSize);
        if (added > 0) outbox.wake();
      }
    },
    messageEmailDelay,
    logError,
  );
  const imports = new PollingWorker(
    () => runImports({ database, pictures, downloadPicture, log: app.log, isStopping }),
    importDelay,
    logError,
  );
  const savedSearches = new PollingWorker(
    async () => {
      if ((await runSavedSearches(database, shopSettings, isStopping)) > 0) outbox.wake();
    },
    savedSearchDelay,
    logError,
  );
  // Applies the settings that other servers have changed.
  const settings = new PollingWorker(() => shopSettings.read(), settingsDelay, logError);
  const transfers = new PollingWorker(
    async () => {
      if (!connect) await abandonTransferTasks(database);
      else if ((await addTransferTasks(database)) > 0) outbox.wake();
    },
    transferDelay,
    logError,
  );
  const taxRequests = new PollingWorker(
    async () => {
      const { taxThreshold: threshold } = options;
      if (!threshold) return withdrawTaxRequests(database);
      const { timeZone } = await shopSettings.read();
      if ((await askForTaxDetails(database, { threshold, timeZone })) > 0) outbox.wake();
    },
    taxDelay,
    logError,
  );
  const workers = [
    ...[outbox, clock, messageEmails, payments, ledger, imports, savedSearches, retention],
    ...[settings, transfers, taxRequests],
  ];
  if (connect) {
    const keptMoney = new PollingWorker(
      () => keepMoneyAtStripe(database, stripe),
      keptMoneyDelay,
      logError,
    );
    workers.push(keptMoney);
  }
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
  // A request that writes may have added outbox tasks.
  app.addHook('onResponse', async (request) => {
    if (isWrite(request)) outbox.wake();
  });
  let stopped: Promise<unknown> = Promise.resolve();
  // The workers stop while the last requests are still served. The server closes after both.
  signal.addEventListener('abort', () => {
    stopped = withTimeout(stopTimeout, Promise.all(workers.map((worker) => worker.stop())));
  });
  app.addHook('onClose', async () => {
    await stopped;
  });
}
