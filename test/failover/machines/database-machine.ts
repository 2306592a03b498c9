import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allAddresses } from '../network/network';
import { postgresBinaries } from '../requirements';
import { ports, serverHosts } from './addresses';
import { Machine } from './machine';

/** Seconds; a primary that can't renew its lease within the first is none any more. */
const lease = { ttl: 7, loop_wait: 1, retry_timeout: 3 };

/** JSON is YAML as well. */
function patroniSettings(name: string, address: string, folder: string) {
  return {
    scope: 'secondhand',
    name,
    restapi: {
      listen: `${address}:${ports.patroni}`,
      connect_address: `${address}:${ports.patroni}`,
    },
    // By its older API, see README.
    etcd: { hosts: serverHosts.map(({ address: host }) => `${host}:${ports.etcd}`) },
    bootstrap: {
      dcs: {
        ...lease,
        // What is acknowledged lies on two machines, and only the second of them is promoted.
        synchronous_mode: true,
        // A primary whose process died is not waited for.
        master_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 100,
            wal_keep_size: '256MB',
            max_wal_size: '512MB',
            wal_sender_timeout: '3s',
            wal_receiver_timeout: '3s',
            wal_retrieve_retry_interval: '1s',
            // A client whose machine has gone must not keep its locks.
            tcp_keepalives_idle: 3,
            tcp_keepalives_interval: 1,
            tcp_keepalives_count: 3,
            tcp_user_timeout: '5s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:${ports.postgres}`,
      connect_address: `${address}:${ports.postgres}`,
      data_dir: path.join(folder, 'data'),
      bin_dir: postgresBinaries(),
      pgpass: path.join(folder, 'pgpass'),
      basebackup: [{ checkpoint: 'fast' }],
      use_unix_socket: true,
      use_unix_socket_repl: true,
      parameters: { unix_socket_directories: folder, shared_buffers: '64MB' },
      pg_hba: [
        'local all all trust',
        'local replication all trust',
        `host all all ${allAddresses} trust`,
        `host replication all ${allAddresses} trust`,
      ],
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
}

export class DatabaseMachine extends Machine {
  constructor(name: string, address: string, folder: string) {
    const settings = path.join(folder, 'patroni.yml');
    super(name, address, folder, [
      { name: 'patroni', command: ['patroni', settings], account: 'postgres' },
    ]);
    mkdirSync(folder, { recursive: true });
    giveToPostgres(folder);
    writeFileSync(settings, JSON.stringify(patroniSettings(name, address, folder)));
  }
}

/** Root can't run it. */
function giveToPostgres(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync('/var/lib/postgresql');
  chownSync(folder, uid, gid);
}
