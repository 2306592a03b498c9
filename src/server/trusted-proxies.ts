import { isIP } from 'node:net';
import type { Environment } from './configuration';

/** One line where TRUSTED_PROXIES is no list of networks, or one that holds everybody. */
export function findTrustedProxyProblems(environment: Environment): string[] {
  const text = environment['TRUSTED_PROXIES']?.trim() ?? '';
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (!proxies.every(isNetwork)) {
    return [`TRUSTED_PROXIES does not list addresses or networks: ${text}.`];
  }
  if (!proxies.some((network) => /\/0+$/.test(network))) return [];
  return [`TRUSTED_PROXIES believes everybody who they say they are, limits included: ${text}.`];
}

/** As Fastify understands them: an address, a network such as 10.0.0.0/8, or a name for several. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const isNamed = ['', 'loopback', 'linklocal', 'uniquelocal'].includes(text);
  return isNamed || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && rest.length === 0);
}
