const loopbackNames = /^(localhost|(.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a host name, without its port, always means the machine itself. */
export function isLoopback(hostName: string): boolean {
  return loopbackNames.test(hostName);
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
