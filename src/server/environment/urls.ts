import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** The addresses with which a server listens on all its network interfaces. */
const unspecified = new BlockList();
unspecified.addSubnet('0.0.0.0', 8);
unspecified.addAddress('::', 'ipv6');

/** Whether a host name (without a port) always means this machine. */
export function isLoopback(hostName: string): boolean {
  return /^(.+\.)?localhost\.?$/.test(hostName) || isListed(loopback, hostName);
}

function isListed(list: BlockList, hostName: string): boolean {
  const address = hostName.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether browsers can connect to the host of a URL. False for 0.0.0.0 and [::]. */
export function hasReachableHost(text: string): boolean {
  return !(URL.canParse(text) && isListed(unspecified, new URL(text).hostname));
}

/** Whether a text is an https URL without a user name and password. */
export function isHttpsUrl(text: string): boolean {
  return hasProtocol(['https:'], text);
}

/** Whether a text is an https URL, or an http URL of this machine, whose traffic does not leave it. */
export function isSafeHttpUrl(text: string): boolean {
  return isHttpsUrl(text) || (hasProtocol(['http:'], text) && isLoopback(new URL(text).hostname));
}

function hasProtocol(protocols: string[], text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocols.includes(protocol) && !username && !password;
}

/**
 * Whether a text is a safe prefix of the URLs of one host. It must end with a slash: the prefix
 * https://i.ibb.co would also match https://i.ibb.co.evil.example.
 */
export function isHttpsPrefix(text: string): boolean {
  return text.endsWith('/') && isHttpsUrl(text) && new URL(text).href === text;
}
