import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { AppOptions } from '../../app-options';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { NotFoundError } from '../../errors/domain-error';
import { HealthMonitor } from './health/health-monitor';
import { readHealthReport } from './health/health-report';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { countJobs, jobsJson, retryFailedJob } from './jobs.sql';

/** The jobs of the outbox, and the health of the server, for admins. */
export async function jobRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { database, mailer } = app;
  const { pictures, stripe, identityVerifier } = options;
  const monitor = new HealthMonitor(
    { database, pictures, stripe, identityVerifier, mailer },
    app.log,
  );

  registerEndpoint(app, calls.jobs, async ({ query: { state, ...page }, ...context }) =>
    sendPage(context, await jobsJson(database, { state }, pageRequest(page))),
  );

  registerEndpoint(app, calls.jobSummary, () => countJobs(database));

  registerEndpoint(app, calls.retryJob, async ({ caller, body: { id }, request }) => {
    const job = await database.transaction(async (tx) => {
      const retried = await retryFailedJob(tx, id);
      if (retried?.failedAt) {
        await recordAct(tx, staffActor(caller, request), {
          act: 'job.retry',
          subject: { type: 'job', id },
          before: { task: retried.task, attempts: retried.attempts, failedAt: retried.failedAt },
        });
      }
      return retried;
    });
    if (!job) throw new NotFoundError('job');
    return { acknowledged: true, modifiedCount: job.failedAt ? 1 : 0 };
  });

  registerEndpoint(app, calls.healthReport, () => readHealthReport(database, monitor));
}
