import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { migrateOrClose } from '../../../src/server/database/migrate';
import { openPostgres, type PooledDatabase } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { bundleScript } from '../support/bundle-script';
import { accessTokenKeys } from '../support/configuration';
import { findFreePort } from '../support/free-port';
import { addPerson } from '../support/records';
import { startPostgresProxy, type PostgresProxy } from '../support/postgres-proxy';
import { startPostgres, type PostgresServer } from '../support/start-postgres';
import { alertsFile, isInstalled, run, startPrometheus } from '../support/start-prometheus';
import { until } from '../support/until';
import { productionSettings } from '../support/production-settings';

/** Skipped where Prometheus is not installed. */
const tried = ['promtool', 'prometheus'].every(isInstalled) ? test : test.skip;

tried('Prometheus accepts the rules', async () => {
  await run('promtool', ['check', 'rules', alertsFile]);
});

tried('each alert fires when it is due, and no other', async () => {
  const rules = path.join(__dirname, 'alerts.unit.yaml');
  await run('promtool', ['test', 'rules', path.relative(process.cwd(), rules)]);
});

describe('a real fault', () => {
  let postgres: PostgresServer;
  let proxy: PostgresProxy;
  let database: PooledDatabase;
  let server: ChildProcess;
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
  let port: number;

  beforeAll(async () => {
    const main = await bundleScript(path.join(__dirname, '../../../src/server/main.ts'));
    const metricsPort = await findFreePort();
    port = await findFreePort();
    postgres = await startPostgres();
    proxy = await startPostgresProxy(postgres.databaseUrl);
    database = await migrateOrClose(await openPostgres(postgres.databaseUrl));
    server = spawn(process.execPath, [main], {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'development',
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATABASE_URL: proxy.databaseUrl,
        MAX_REQUESTS_AT_ONCE: '1',
        ACCESS_TOKEN_SECRET: accessTokenKeys.secret,
        ACCESS_TOKEN_AUDIENCE: accessTokenKeys.audience,
        ...productionSettings,
      },
    });
    prometheus = await startPrometheus(await findFreePort(), `localhost:${metricsPort}`);
    await until(async () => (await prometheus.value('up')) === 1);
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await prometheus.stop();
    await database.close();
    await proxy.close();
    await postgres.stop();
  });

  const fires = (name: string) =>
    until(async () => (await prometheus.firing())?.includes(name) === true);
  const isQuiet = () => until(async () => (await prometheus.firing())?.length === 0);

  tried('in the outbox fires until it is over', async () => {
    await isQuiet();
    await database.query(sql`
      insert into outbox (key, task, payload, created_at, due_at)
      values ('old', 'unknown', '{}', now() - interval '20 minutes', now())`);
    await fires('OutboxStuck');
    expect(await prometheus.value('secondhand_outbox_waiting')).toBe(1);
    await database.query(sql`update outbox set dead_lettered_at = now()`);
    await fires('DeadLetters');
    await database.query(sql`delete from outbox`);
    await isQuiet();
  });

  tried('of too many requests fires while it lasts', async () => {
    const held = connect(port, '127.0.0.1');
    held.on('error', () => undefined);
    await once(held, 'connect');
    // Its body never comes, so that it stays under way.
    held.write(
      'POST /csp-reports HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/csp-report\r\n' +
        'Content-Length: 100\r\n\r\n{',
    );
    const asked = until(async () => {
      await fetch(`http://127.0.0.1:${port}/api/categories`);
      return (await prometheus.firing())?.includes('Shedding') === true;
    });
    await asked;
    held.destroy();
    await isQuiet();
  });

  tried('of writes fires while the database is read-only', async () => {
    const { token } = await addPerson(database, 'buyer');
    const onlyReads = async (value: 'on' | 'off') => {
      await database.runScript(
        `begin read write; alter database postgres set default_transaction_read_only = ${value}; commit`,
      );
      // Those that are open do not know.
      await database.query(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = 'postgres' and pid <> pg_backend_pid()`);
    };
    await onlyReads('on');
    const asking = new AbortController();
    const alerted = fires('Unavailable').finally(() => asking.abort());
    while (!asking.signal.aborted) {
      const { status } = await fetch(`http://127.0.0.1:${port}/api/notifications/seen`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(status).toBe(503);
    }
    await alerted;
    await onlyReads('off');
    await isQuiet();
  });

  tried('of the database fires while it is unreachable', async () => {
    await proxy.close();
    await fires('DatabaseGone');
    expect(await prometheus.value('up')).toBe(1);
    proxy = await startPostgresProxy(postgres.databaseUrl, Number(new URL(proxy.databaseUrl).port));
    await isQuiet();
  });

  tried('of the server fires', async () => {
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
    await fires('ServerGone');
    await fires('ShopGone');
  });
});
