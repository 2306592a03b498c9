import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseHosts, ports, serverHosts } from './addresses';
import { Machine, type Program } from './machine';

const databasePort = 5000;
const poolPort = 6432;

const primarySettings = (own: string) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind ${own}:${databasePort}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databaseHosts
  .map(
    ({ name, address }) =>
      `  server ${name} ${address}:${ports.postgres} check port ${ports.patroni}`,
  )
  .join('\n')}
`;

const poolSettings = (own: string, folder: string) => `
[databases]
secondhand = host=${own} port=${databasePort}
[pgbouncer]
listen_addr = ${own}
listen_port = ${poolPort}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/accounts.txt
pool_mode = transaction
default_pool_size = 10
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
server_login_retry = 1
server_connect_timeout = 3
server_check_delay = 1
query_wait_timeout = 8
tcp_keepidle = 3
tcp_keepintvl = 1
tcp_keepcnt = 3
`;

function etcd({ name, address }: { name: string; address: string }, folder: string): Program {
  const peer = (host: string) => `http://${host}:2380`;
  const cluster = serverHosts.map((one) => `${one.name}=${peer(one.address)}`).join();
  const client = `http://${address}:${ports.etcd}`;
  const flags = {
    name,
    'data-dir': path.join(folder, 'etcd'),
    'listen-peer-urls': peer(address),
    'initial-advertise-peer-urls': peer(address),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'initial-cluster': cluster,
    'enable-v2': 'true',
    // Who comes back from a partition must not end the term of all others.
    'pre-vote': 'true',
    'heartbeat-interval': '100',
    'election-timeout': '1000',
  };
  return {
    name: 'etcd',
    command: ['etcd', ...Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`)],
  };
}

/** A server process of ours, with a pool that leads it to whichever is the primary. */
export class ServerMachine extends Machine {
  constructor(
    { name, address, port }: (typeof serverHosts)[number],
    folder: string,
    server: { command: string[]; environment: Record<string, string> },
  ) {
    super(name, address, folder, [
      etcd({ name, address }, folder),
      { name: 'haproxy', command: ['haproxy', '-db', '-f', path.join(folder, 'haproxy.cfg')] },
      {
        name: 'pgbouncer',
        command: ['pgbouncer', path.join(folder, 'pgbouncer.ini')],
        account: 'postgres',
      },
      {
        name: 'server',
        // A supervisor starts it again until its database is there.
        command: ['sh', '-c', `until ${server.command.join(' ')}; do sleep 1; done`],
        environment: {
          ...server.environment,
          PORT: String(port),
          DATABASE_URL: `postgres://secondhand@${address}:${poolPort}/secondhand`,
        },
      },
    ]);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'haproxy.cfg'), primarySettings(address));
    writeFileSync(path.join(folder, 'pgbouncer.ini'), poolSettings(address, folder));
    writeFileSync(path.join(folder, 'accounts.txt'), '"secondhand" ""\n');
  }
}
