import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addresses, answers, makeFolder, settings } from './machines';
import { account, fillTemplate, Program } from './programs';

const databaseAddresses = [addresses.DATABASE_1, addresses.DATABASE_2, addresses.DATABASE_3];

/** A machine with etcd, Patroni and PostgreSQL. */
export class DatabaseServer {
  private constructor(
    private readonly address: string,
    private readonly folder: string,
    private readonly etcd: Program,
    private readonly patroni: Program,
  ) {}

  static prepareAll(parent: string): Promise<DatabaseServer[]> {
    return Promise.all(
      databaseAddresses.map(async (ADDRESS, index) => {
        const NODE = `database${index + 1}`;
        const DATA = await makeFolder(parent, NODE);
        const variables = { ...settings, NODE, ADDRESS, DATA };
        const etcd = await fillTemplate('etcd.yaml', variables);
        const patroni = await fillTemplate('patroni.yaml', variables);
        return new DatabaseServer(
          ADDRESS,
          DATA,
          new Program(['etcd', '--config-file', etcd], account),
          new Program(['patroni', patroni], account),
        );
      }),
    );
  }

  start(): void {
    this.etcd.start();
    this.patroni.start();
  }

  isPrimary(): Promise<boolean> {
    return answers(`http://${this.address}:8008/primary`);
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
  role: string;
  state: string;
  lag?: number | 'unknown';
}

const healthyRoles = 'leader,replica,sync_standby';

/** Whether every replica follows the primary, and one of them synchronously. */
export async function isWhole(): Promise<boolean> {
  const members = await readMembers();
  const roles = members.map(({ role }) => role).sort();
  const areFollowing = members.every(
    ({ state, lag }) => /^(running|streaming)$/.test(state) && lag !== 'unknown',
  );
  return roles.join() === healthyRoles && areFollowing;
}

/** The members, as read from the first Patroni that answers. */
async function readMembers(): Promise<Member[]> {
  for (const address of databaseAddresses) {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(`http://${address}:8008/cluster`, { signal }).catch(
      () => undefined,
    );
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
  }
  return [];
}
