import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteUrl } from './configuration';
import { findFreePort } from './free-port';
import { identityPrivateKey } from './identity-double';
import { until } from './until';

const template = path.join(__dirname, '../../../.container/nginx.conf.template');
export const certificateFile = path.join(__dirname, 'shop.example.pem');

// Debian installs it in a folder that is not on a user's PATH.
const env = { PATH: `${process.env['PATH']}:/usr/sbin` };

/** `.ci/run` installs Debian's package. */
export const isNginxInstalled = spawnSync('nginx', ['-v'], { env }).error === undefined;

export interface Nginx {
  httpPort: number;
  httpsPort: number;
  stop(): Promise<void>;
}

/** nginx with the sample configuration, in front of a server on this machine's port. */
export async function startNginx(upstreamPort: number): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-nginx-'));
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const variables: Record<string, string> = {
    SITE_HOST: new URL(siteUrl).host,
    UPSTREAM: `127.0.0.1:${upstreamPort}`,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    CERTIFICATES: folder,
  };
  const sample = await readFile(template, 'utf8');
  const inFolder = (name: string) => path.join(folder, name);
  await Promise.all([
    writeFile(
      inFolder('secondhand.conf'),
      sample.replace(/\$\{(\w+)\}/g, (_, name: string) => variables[name]!),
    ),
    writeFile(inFolder('nginx.conf'), mainConfiguration(folder)),
    writeFile(inFolder('fullchain.pem'), await readFile(certificateFile)),
    writeFile(inFolder('privkey.pem'), identityPrivateKey.export({ type: 'pkcs8', format: 'pem' })),
  ]);
  const child = spawn('nginx', ['-p', folder, '-c', inFolder('nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const exited = once(child, 'exit');
  process.once('exit', () => child.kill());
  await until(() => isOpen(httpsPort));
  return {
    httpPort,
    httpsPort,
    async stop() {
      child.kill();
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

/** Without worker processes, nginx needs no second system user. */
const mainConfiguration = (folder: string) => `
  daemon off;
  master_process off;
  pid ${folder}/pid;
  error_log stderr crit;
  events { worker_connections 4096; }
  http {
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n    ')}
    access_log off;
    include ${folder}/secondhand.conf;
  }
`;

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
