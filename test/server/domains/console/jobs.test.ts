import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HealthCheckName, HealthReport } from '../../../../src/contract/console/health-report';
import { sql } from '../../../../src/server/database/sql';
import { stuckAfterSeconds } from '../../../../src/server/domains/console/health/server-alerts';
import { IdentityServiceUnavailable } from '../../../../src/server/domains/access/identity';
import { dispatchOutbox } from '../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { checkLedger } from '../../../../src/server/domains/payments/ledger-invariants.sql';
import { defaultLimits } from '../../../../src/server/environment/limits';
import { callServer } from '../../support/call-server';
import { siteUrl } from '../../support/configuration';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { startSmtpDouble } from '../../support/smtp-double';
import { recordLog } from '../../support/record-log';
import { deliver, succeeded } from '../../support/stripe-events';
import { startTestServer } from '../../support/start-test-server';

const server = setUpTestServer();
const { admin } = setUpUsers(server, { admin: 'Admin' });

async function addJob(key: string, task: string, columns: { attempts?: number; state?: string }) {
  const { attempts = 0, state = 'waiting' } = columns;
  await server.database.query(sql`
    insert into outbox (key, task, payload, attempts, last_error, due_at, dead_lettered_at, done_at)
    values (${key}, ${task}, '{"secret":"of the payload"}', ${attempts},
      case when ${state} in ('retrying', 'failed') then '550 No such mailbox' end,
      now() + interval '1 hour', case when ${state} = 'failed' then now() end,
      case when ${state} = 'done' then now() end)`);
}

const readAsAdmin = async (url: string) =>
  (await server.call('GET', `/api${url}`, { token: admin.token })).body;

test('jobs are listed by state without their payload, by default those that are not done', async () => {
  await addJob('email/1', 'email', {});
  await addJob('refund/pi_1/0', 'refund', { attempts: 2, state: 'retrying' });
  await addJob('wishEmail/2', 'wishEmail', { attempts: 12, state: 'failed' });
  await addJob('email/3', 'email', { attempts: 1, state: 'done' });

  expect(await readAsAdmin('/jobs')).toHaveLength(3);
  expect(await readAsAdmin('/jobs?state=waiting')).toMatchObject([{ _id: 'email/1', attempts: 0 }]);
  expect(await readAsAdmin('/jobs?state=retrying')).toMatchObject([{ _id: 'refund/pi_1/0' }]);
  const failed = await readAsAdmin('/jobs?state=failed');
  expect(failed).toEqual([
    {
      _id: 'wishEmail/2',
      task: 'wishEmail',
      state: 'failed',
      attempts: 12,
      error: '550 No such mailbox',
      createdAt: expect.any(String),
      failedAt: expect.any(String),
    },
  ]);
  expect(await readAsAdmin('/jobs?state=done')).toEqual([
    {
      _id: 'email/3',
      task: 'email',
      state: 'done',
      attempts: 1,
      createdAt: expect.any(String),
      doneAt: expect.any(String),
    },
  ]);
  expect(await readAsAdmin('/jobs/summary')).toEqual({
    emails: { waiting: 1, retrying: 0, failed: 1, done: 1, lastDoneAt: expect.any(String) },
    others: { waiting: 0, retrying: 1, failed: 0, done: 0 },
  });
});

test('the next page of the jobs follows after the digest of an hour', async () => {
  await addJob('wishEmail/1', 'wishEmail', {});
  await addJob('staffEmail/u/2026-11-30 01', 'staffEmail', {});
  const { token } = admin;
  const first = await server.call('GET', '/api/jobs?limit=1', { token });
  const after = /after=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
  const second = await server.call('GET', `/api/jobs?limit=1&after=${after}`, { token });
  expect([...first.body, ...second.body]).toMatchObject([
    { _id: 'staffEmail/u/2026-11-30 01' },
    { _id: 'wishEmail/1' },
  ]);
});

test('a failed job runs again after an admin retries it, which is recorded once', async () => {
  await addJob('contactEmail/7', 'contactEmail', { attempts: 12, state: 'failed' });
  const retry = () =>
    server.call('POST', '/api/jobs/retries', {
      token: admin.token,
      body: { id: 'contactEmail/7' },
    });
  expect((await retry()).body).toEqual({ acknowledged: true, modifiedCount: 1 });
  expect((await retry()).body).toEqual({ acknowledged: true, modifiedCount: 0 });

  const keysRun: string[] = [];
  const contactEmail = async (_payload: unknown, key: string) => keysRun.push(key);
  await dispatchOutbox(server.database, { contactEmail }, { error: console.error });
  expect(keysRun).toEqual(['contactEmail/7']);
  const acts = await server.database.query(sql`
    select act, subject_id as id, before->>'attempts' as attempts from audit_log`);
  expect(acts).toEqual([{ act: 'job.retry', id: 'contactEmail/7', attempts: '12' }]);
});

const findCheck = ({ checks }: HealthReport, name: HealthCheckName) =>
  checks.find((check) => check.name === name);

test('the health report contains reachable services, applied migrations and alerts that do not fire', async () => {
  // The Stripe double opens its database on demand, which may take longer than the check waits.
  await server.stripe.database.query(sql`select 1`);
  const smtp = await startSmtpDouble();
  const mail = { smtpUrl: smtp.url, from: 'shop@shop.example', siteUrl };
  const other = await startTestServer({ mail }, server);
  const { body } = await callServer(other.origin, 'GET', '/api/health-report', {
    token: admin.token,
  });
  await other.close();
  await smtp.close();
  const states = body.checks.map(({ name, state }: { name: string; state: string }) => [
    name,
    state,
  ]);
  expect(Object.fromEntries(states)).toEqual({
    database: 'ok',
    pictures: 'off',
    stripe: 'ok',
    webhook: 'off',
    identity: 'ok',
    mail: 'ok',
  });
  expect(body.alerts.some(({ isFiring }: { isFiring: boolean }) => isFiring)).toBe(false);
  expect(body.migrations).toMatchObject({ pending: [], unknown: [] });
  expect(smtp.emails).toEqual([]);
});

test('the health report contains each failing service or job with the time of the first failure, without the error text', async () => {
  const other = await startTestServer(
    {
      mail: { smtpUrl: 'smtp://user:secret@127.0.0.1:1', from: 'shop@shop.example', siteUrl },
      identityVerifier: () => Promise.reject(new IdentityServiceUnavailable('Cut off.')),
    },
    server,
  );
  await addJob('email/1', 'email', { attempts: 12, state: 'failed' });
  server.stripe.failNext(500);
  const token = admin.token;
  const { body } = await callServer(other.origin, 'GET', '/api/health-report', { token });
  await other.close();
  expect(findCheck(body, 'mail')).toMatchObject({
    state: 'failed',
    message: expect.stringContaining("can't be reached"),
  });
  expect(findCheck(body, 'stripe')?.state).toBe('failed');
  expect(findCheck(body, 'identity')?.state).toBe('failed');
  expect(Date.parse(findCheck(body, 'mail')!.since)).not.toBeNaN();
  expect(JSON.stringify(body)).not.toMatch(/secret@|ECONNREFUSED|Cut off/);
  expect(body.alerts).toContainEqual(
    expect.objectContaining({ name: 'DeadLetters', isFiring: true }),
  );
});

test('a ledger that does not add up is an alert in the health report until it does', async () => {
  const readAlert = async () => {
    await checkLedger(server.database, defaultLimits);
    const { body } = await server.call('GET', '/api/health-report', admin);
    return body.alerts.find(({ name }: { name: string }) => name === 'LedgerFaults');
  };
  expect(await readAlert()).toMatchObject({ isFiring: false });
  await server.database.runScript(
    `insert into ledger_accounts (id, currency, kind, debits) values ('stripe', 'usd', 'asset', 7)`,
  );
  expect(await readAlert()).toMatchObject({
    isFiring: true,
    message: expect.stringMatching(/^Debits and credits differ: usd\. The total .*: stripe\./),
  });
  await server.database.runScript('delete from ledger_accounts');
  expect(await readAlert()).toMatchObject({ isFiring: false });
});

test('a wrong secret of the webhook fails in the health report and is a warning in the log, until an event is accepted', async () => {
  const log = recordLog();
  const other = await startTestServer({ logger: log.logger }, server);
  const call: Pick<typeof server, 'call'> = {
    call: (...args) => callServer(other.origin, ...args),
  };
  const readReport = async (): Promise<HealthReport> => {
    const fresh = await startTestServer({}, server);
    const { body } = await callServer(fresh.origin, 'GET', '/api/health-report', {
      token: admin.token,
    });
    await fresh.close();
    return body;
  };
  await deliver(call, { type: succeeded, intentId: 'pi_other', secret: 'whsec_wrong' });
  const rejected = await readReport();
  expect(findCheck(rejected, 'webhook')).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('STRIPE_WEBHOOK_SECRET'),
  });
  expect(rejected.webhook).toEqual({ rejectedAt: expect.any(String) });
  await deliver(call, { type: succeeded, intentId: 'pi_other' });
  const accepted = await readReport();
  expect(findCheck(accepted, 'webhook')?.state).toBe('ok');
  expect(accepted.webhook?.receivedAt).toEqual(expect.any(String));
  await other.close();
  const warnings = (await log.lines()).filter(({ level }) => level === 40);
  expect(warnings).toContainEqual(
    expect.objectContaining({ msg: 'An event of the Stripe webhook was rejected.' }),
  );
});

test('the alert about stuck jobs has the threshold of the Prometheus rule', async () => {
  const rules = await readFile(path.join(__dirname, '../../../../.container/alerts.yaml'), 'utf8');
  expect(rules).toContain(`max(secondhand_outbox_oldest_seconds) > ${stuckAfterSeconds}`);
});
