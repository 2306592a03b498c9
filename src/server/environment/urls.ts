import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Where a server listens that takes connections to any of its addresses. */
const unspecified = new BlockList();
unspecified.addSubnet('0.0.0.0', 8);
unspecified.addAddress('::', 'ipv6');

/** Whether a host name, without its port, always means the machine itself. */
export function isLoopback(hostName: string): boolean {
  return /^(.+\.)?localhost\.?$/.test(hostName) || isListed(loopback, hostName);
}

/** Whether a host name, without its port, means no host that others could reach. */
export function isUnspecified(hostName: string): boolean {
  return isListed(unspecified, hostName);
}

function isListed(list: BlockList, hostName: string): boolean {
  const address = hostName.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** The parsed form of an absolute https address without a name and password; undefined for others. */
export function parseHttpsAddress(text: string): URL | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = address?.protocol === 'https:' && !address.username && !address.password;
  return isPlain ? address : undefined;
}

/**
 * Whether the addresses of one host's things may begin like this. Without its last slash,
 * https://i.ibb.co would admit https://i.ibb.co.evil.example.
 */
export function isHttpsPrefix(text: string): boolean {
  return text.endsWith('/') && parseHttpsAddress(text)?.href === text;
}

/** For messages and logs: a name and a password stand before the last @ of an address. */
export function withoutPassword(address: string): string {
  return address.replace(/^([a-z]+:)?(\/\/)?.*@/i, '$1$2…@');
}
