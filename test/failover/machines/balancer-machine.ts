import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ports, serverHosts } from './addresses';
import { Machine } from './machine';

const settings = (address: string) => `
defaults
  mode http
  option forwardfor
  option redispatch
  retries 2
  retry-on conn-failure
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
listen shop
  bind ${address}:${ports.shop}
  balance roundrobin
  option httpchk GET /healthz
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${serverHosts.map((host) => `  server ${host.name} ${host.address}:${host.port} check`).join('\n')}
`;

export class BalancerMachine extends Machine {
  constructor(name: string, address: string, folder: string) {
    const file = path.join(folder, 'haproxy.cfg');
    super(name, address, folder, [{ name: 'haproxy', command: ['haproxy', '-db', '-f', file] }]);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, settings(address));
  }
}
