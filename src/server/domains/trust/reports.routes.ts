import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { staffActor } from '../platform/record-act.sql';
import { NotFoundError } from '../../errors/domain-error';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { HttpError } from '../../http/http-error';
import { ipRateLimitKey } from '../../http/rate-limits';
import { sendCsv } from '../../http/send-csv';
import { sendJson } from '../../http/send-json';
import { addReport } from './add-report';
import { decideReports } from './decide-reports';
import { exportFigures } from './export-figures';
import { reportDetailsJson, reportsJson } from './report-lists.sql';

/** How many reports one network address may send in 24 hours without signing in. */
const reportsPerVisitor = 8;
const millisecondsPerDay = 86_400_000;
const tooManyReports =
  'Too many reports were sent from your connection today. Please sign in to report more.';

/** Reports of listings, people, conversations and orders. */
export async function reportRoutes(app: FastifyInstance): Promise<void> {
  const { database, rateLimiter } = app;

  /** A visitor may enter the addresses of other people, who get a receipt. */
  async function limitVisitor(request: FastifyRequest): Promise<void> {
    const key = `reports ${ipRateLimitKey(request)}`;
    const { current, ttl } = await rateLimiter.count(key, reportsPerVisitor, millisecondsPerDay);
    if (current <= reportsPerVisitor) return;
    throw new HttpError(429, tooManyReports, Math.ceil(ttl / 1000));
  }

  registerEndpoint(app, calls.addReport, async ({ caller, body, request }) => {
    if (!caller) await limitVisitor(request);
    await database.transaction((tx) => addReport(tx, { ...body, reporterId: caller?.id }));
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.reports, async ({ query, ...context }) => {
    const { state, subjectType, reason, person, ...page } = query;
    const filter = { state, subjectType, reason, person };
    return sendPage(context, await reportsJson(database, filter, pageRequest(page)));
  });

  registerEndpoint(app, calls.report, async ({ params: { id }, reply }) => {
    const json = await reportDetailsJson(database, id);
    if (!json) throw new NotFoundError('report');
    return sendJson(reply, json);
  });

  registerEndpoint(
    app,
    calls.decideReport,
    async (tx, { caller, params: { id }, body: decision, request }) => ({
      acknowledged: true,
      insertedId: await decideReports(tx, id, {
        decision,
        decidedBy: caller.id,
        actor: staffActor(caller, request),
      }),
    }),
  );

  registerEndpoint(
    app,
    calls.exportModerationFigures,
    async ({ caller, body: { year }, request, reply }) => {
      const actor = staffActor(caller, request);
      const csv = await database.transaction((tx) => exportFigures(tx, year, actor));
      return sendCsv(reply, { fileName: `moderation-${year}.csv`, csv });
    },
  );
}
