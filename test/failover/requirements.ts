import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Debian keeps the binaries of each major version apart. */
const versions = '/usr/lib/postgresql';

/** Of which Patroni needs one of several. */
const etcdForPatroni = '/usr/lib/python3/dist-packages/etcd';

const programs: Record<string, string> = {
  setpriv: 'util-linux',
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
};

const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

export function postgresBinaries(): string | undefined {
  if (!existsSync(versions)) return undefined;
  const [newest] = readdirSync(versions).sort((one, other) => Number(other) - Number(one));
  const binaries = path.join(versions, newest ?? '', 'bin');
  return existsSync(path.join(binaries, 'postgres')) ? binaries : undefined;
}

/** In one line, what keeps this machine from playing the failover, and how to get it. */
export function findMissing(): string | undefined {
  const absent = Object.keys(programs).filter(
    (program) => !folders.some((folder) => existsSync(path.join(folder, program))),
  );
  const packages = new Set(absent.map((program) => programs[program]));
  if (!postgresBinaries()) packages.add('postgresql');
  if (!existsSync(etcdForPatroni)) packages.add('python3-etcd');
  if (packages.size > 0) {
    const list = [...packages].join(' ');
    return `test:failover needs ${list}: apt-get install --no-install-recommends ${list}`;
  }
  return undefined;
}
