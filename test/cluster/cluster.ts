import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { until } from '../server/support/until';
import { prepareApplications } from './applications';
import { DatabaseServer, isWhole } from './database-server';
import { addresses, answers, makeFolder, settings } from './machines';
import { account, fillTemplate, Program, writeOwnedFile } from './programs';

/** As README.md of the configuration says. */
const setUpStatements = [
  `create role secondhand login password 'secondhand'`,
  `alter role secondhand set statement_timeout = '30s'`,
  `alter role secondhand set idle_in_transaction_session_timeout = '10s'`,
  'create database secondhand owner secondhand',
];

const databaseUrl = `postgres://secondhand:secondhand@${addresses.BALANCER}:6432/secondhand`;
const superuserUrl = `postgres://postgres:${settings.POSTGRES_PASSWORD}@${addresses.BALANCER}:5000/`;

/** The reference configuration, as processes of this machine. */
export class Cluster {
  readonly origin = `http://${addresses.BALANCER}:8080`;
  /** A connection of PgBouncer's, as the servers have it. */
  readonly databaseUrl = databaseUrl;

  private constructor(
    private readonly databases: readonly DatabaseServer[],
    private readonly applications: readonly Program[],
    readonly stop: () => Promise<void>,
  ) {}

  static async start(): Promise<Cluster> {
    const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-cluster-'));
    if (account) await chown(folder, account.uid, account.gid);
    const databases = await DatabaseServer.prepareAll(folder);
    const balancer = await prepareBalancer(folder);
    const { applications, closeBucket } = await prepareApplications(databaseUrl);
    const cluster = new Cluster(databases, applications, async () => {
      for (const machine of [...applications, ...balancer, ...databases]) await machine.kill();
      await closeBucket();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    });
    try {
      for (const machine of [...databases, ...balancer]) machine.start();
      await until(isWhole);
      await cluster.whenWritable(setUpStatements);
      for (const application of applications) application.start();
      await cluster.whenServing();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Kills the primary's machine, or PostgreSQL alone. @returns what starts it again */
  async killPrimary({ alone }: { alone: boolean }): Promise<() => Promise<void>> {
    const primary = await this.findPrimary();
    if (alone) await primary.killPostgres();
    else await primary.kill();
    await until(async () => !(await primary.isPrimary()));
    return async () => {
      if (!alone) primary.start();
      await until(isWhole);
    };
  }

  /** Kills an application server. @returns what starts it again */
  async killApplication(index: number): Promise<() => Promise<void>> {
    const application = this.applications[index % this.applications.length]!;
    await application.kill();
    return async () => {
      application.start();
      await this.whenServing();
    };
  }

  /** Resolves once a primary accepts the statements. */
  async whenWritable(statements: readonly string[] = ['create temporary table t ()']) {
    await until(async () => {
      const client = new Client({ connectionString: superuserUrl, connectionTimeoutMillis: 2_000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        for (const statement of statements) await client.query(statement);
        return true;
      } catch {
        return false;
      } finally {
        await client.end().catch(() => undefined);
      }
    });
  }

  private async findPrimary(): Promise<DatabaseServer> {
    for (const database of this.databases) {
      if (await database.isPrimary()) return database;
    }
    throw new Error('There is no primary.');
  }

  private async whenServing(): Promise<void> {
    for (const address of [addresses.APPLICATION_1, addresses.APPLICATION_2]) {
      await until(() => answers(`http://${address}:3000/readyz`));
    }
  }
}

/** HAProxy and PgBouncer. */
async function prepareBalancer(parent: string): Promise<Program[]> {
  const DATA = await makeFolder(parent, 'balancer');
  await writeOwnedFile(path.join(DATA, 'userlist.txt'), '"secondhand" "secondhand"\n');
  const variables = { ...settings, DATA };
  const haproxy = await fillTemplate('haproxy.cfg', variables);
  const pgbouncer = await fillTemplate('pgbouncer.ini', variables);
  return [
    new Program(['haproxy', '-f', haproxy], account),
    new Program(['pgbouncer', pgbouncer], account),
  ];
}
