import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { accessTokenKeys } from '../server/support/configuration';
import { startBucketDouble } from '../server/support/bucket-double';
import { bundleScript } from '../server/support/bundle-script';
import { generousLimits } from '../server/support/generous-limits';
import { productionSettings } from '../server/support/production-settings';
import { until } from '../server/support/until';
import { account, fillTemplate, postgresBinaries, Program, writeOwnedFile } from './programs';

/** Each machine of the reference configuration is a loopback address, with the usual ports. */
const addresses = {
  DATABASE_1: '127.0.1.1',
  DATABASE_2: '127.0.1.2',
  DATABASE_3: '127.0.1.3',
  APPLICATION_1: '127.0.2.1',
  APPLICATION_2: '127.0.2.2',
  BALANCER: '127.0.3.1',
};

const passwords = { POSTGRES_PASSWORD: 'postgres-password', REPLICATION_PASSWORD: 'replication' };
const databaseAddresses = [addresses.DATABASE_1, addresses.DATABASE_2, addresses.DATABASE_3];

const settings = {
  ...addresses,
  ...passwords,
  NETWORK: '127.0.0.0/8',
  BINARIES: postgresBinaries ?? '',
};

/** As README.md of the configuration says. */
const setUpStatements = [
  `create role secondhand login password 'secondhand'`,
  `alter role secondhand set statement_timeout = '30s'`,
  `alter role secondhand set idle_in_transaction_session_timeout = '10s'`,
  'create database secondhand owner secondhand',
];

const databaseUrl = `postgres://secondhand:secondhand@${addresses.BALANCER}:6432/secondhand`;
const superuserUrl = `postgres://postgres:${passwords.POSTGRES_PASSWORD}@${addresses.BALANCER}:5000/`;

/** A machine with etcd, Patroni and PostgreSQL. */
class DatabaseServer {
  constructor(
    readonly address: string,
    private readonly folder: string,
    private readonly etcd: Program,
    private readonly patroni: Program,
  ) {}

  start(): void {
    this.etcd.start();
    this.patroni.start();
  }

  /** As when the machine loses its power. */
  async kill(): Promise<void> {
    await Promise.all([this.patroni.kill(), this.killPostgres(), this.etcd.kill()]);
  }

  async killPostgres(): Promise<void> {
    const file = path.join(this.folder, 'postgresql/postmaster.pid');
    const [pid] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (pid) killProcess(Number(pid));
  }
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | 'unknown';
}

/** The state of the members, as any Patroni that runs tells it. */
async function readMembers(): Promise<Member[]> {
  for (const address of databaseAddresses) {
    const response = await fetch(`http://${address}:8008/cluster`, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
  }
  return [];
}

const healthyRoles = 'leader,replica,sync_standby';

/** Whether every replica follows the primary, and one of them synchronously. */
async function isWhole(): Promise<boolean> {
  const members = await readMembers();
  const roles = members.map(({ role }) => role).sort();
  const areFollowing = members.every(
    ({ state, lag }) => /^(running|streaming)$/.test(state) && lag !== 'unknown',
  );
  return roles.join() === healthyRoles && areFollowing;
}

const answers = async (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export class Cluster {
  readonly origin = `http://${addresses.BALANCER}:8080`;
  /** A connection of PgBouncer's, as the servers have it. */
  readonly databaseUrl = databaseUrl;

  private constructor(
    private readonly databases: readonly DatabaseServer[],
    private readonly applications: readonly Program[],
    private readonly close: () => Promise<void>,
  ) {}

  static async start(): Promise<Cluster> {
    const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-cluster-'));
    const folderOf = async (name: string) => {
      const DATA = path.join(folder, name);
      await mkdir(DATA);
      if (account) await chown(DATA, account.uid, account.gid);
      return DATA;
    };
    if (account) await chown(folder, account.uid, account.gid);
    const databases = await Promise.all(
      databaseAddresses.map(async (ADDRESS, index) => {
        const NODE = `database${index + 1}`;
        const variables = { ...settings, NODE, ADDRESS, DATA: await folderOf(NODE) };
        return new DatabaseServer(
          ADDRESS,
          variables.DATA,
          new Program(
            ['etcd', '--config-file', await fillTemplate('etcd.yaml', variables)],
            account,
          ),
          new Program(['patroni', await fillTemplate('patroni.yaml', variables)], account),
        );
      }),
    );
    const DATA = await folderOf('balancer');
    await writeOwnedFile(path.join(DATA, 'userlist.txt'), '"secondhand" "secondhand"\n');
    const balancer = { ...settings, DATA };
    const haproxy = new Program(
      ['haproxy', '-f', await fillTemplate('haproxy.cfg', balancer)],
      account,
    );
    const pgbouncer = new Program(
      ['pgbouncer', await fillTemplate('pgbouncer.ini', balancer)],
      account,
    );
    const { bucket, close: closeBucket } = await startBucketDouble();
    const { IMAGE_HOST_KEY: _imageHostKey, ...production } = productionSettings;
    const main = await bundleScript(path.join(__dirname, '../../src/server/main.ts'));
    const applications = [addresses.APPLICATION_1, addresses.APPLICATION_2].map((HOST) => {
      const variables = {
        ...production,
        ...generousLimits,
        NODE_ENV: 'development',
        HOST,
        PORT: '3000',
        TRUSTED_PROXIES: addresses.BALANCER,
        DATABASE_URL: databaseUrl,
        REQUIRE_CONFIRMED_EMAIL: 'off',
        ACCESS_TOKEN_SECRET: accessTokenKeys.secret,
        ACCESS_TOKEN_AUDIENCE: accessTokenKeys.audience,
        IMAGE_BUCKET: bucket.url,
        IMAGE_BUCKET_REGION: bucket.region,
        IMAGE_BUCKET_KEY_ID: bucket.accessKeyId,
        IMAGE_BUCKET_SECRET: bucket.secretAccessKey,
      };
      return new Program([process.execPath, main], { env: variables });
    });
    const cluster = new Cluster(databases, applications, async () => {
      await Promise.all([...applications, haproxy, pgbouncer].map((program) => program.kill()));
      await Promise.all(databases.map((database) => database.kill()));
      await closeBucket();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    });
    try {
      for (const program of [...databases, haproxy, pgbouncer]) program.start();
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
    await until(async () => !(await answers(`http://${primary.address}:8008/primary`)));
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
  async whenWritable(
    statements: readonly string[] = ['create temporary table t ()'],
  ): Promise<void> {
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

  async stop(): Promise<void> {
    await this.close();
  }

  private async findPrimary(): Promise<DatabaseServer> {
    for (const database of this.databases) {
      if (await answers(`http://${database.address}:8008/primary`)) return database;
    }
    throw new Error('There is no primary.');
  }

  private async whenServing(): Promise<void> {
    for (const address of [addresses.APPLICATION_1, addresses.APPLICATION_2]) {
      await until(() => answers(`http://${address}:3000/readyz`));
    }
  }
}
