import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createPictureDownloader,
  parseDownloadUrl,
  type DownloadOptions,
} from '../../../../src/server/domains/pictures/download-picture';
import { isPublicAddress } from '../../../../src/server/domains/pictures/public-address';

/** Receives the requests for every host, without TLS. */
let site: Server;
let respond: Parameters<typeof createServer>[1];
beforeAll(async () => {
  site = createServer((incoming, response) => respond!(incoming, response));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(() => site.close());

const download = (url: string, options: DownloadOptions = {}) =>
  createPictureDownloader({
    send: (target, sent, onResponse) =>
      request(
        {
          host: '127.0.0.1',
          port: (site.address() as AddressInfo).port,
          path: target.pathname,
          headers: { host: target.host },
          signal: sent.signal,
        },
        onResponse,
      ),
    ...options,
  })(url);

test.each(['8.8.8.8', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'none',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'http://example.com/a.jpg',
  'https://example.com:8443/a.jpg',
  'https://u:p@example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'file:///etc/passwd',
  '//example.com/a.jpg',
  'a.jpg',
])('%s is not downloaded', (url) => {
  expect(parseDownloadUrl(url)).toBeUndefined();
});

test('a name that resolves to a private address is not connected to', async () => {
  const isNotPublic = 'The address is not public, or not https.';
  await expect(createPictureDownloader()('https://localhost/a.jpg')).rejects.toThrow(isNotPublic);
});

test('follows redirects to public addresses only', async () => {
  respond = ({ url }, response) =>
    url === '/photo.jpg'
      ? response.end('photo')
      : response.writeHead(302, { location: url === '/moved' ? '/photo.jpg' : decode(url) }).end();
  const decode = (path = '') => decodeURIComponent(path.slice(1));
  expect((await download('https://example.com/moved')).toString()).toBe('photo');
  for (const target of ['https://169.254.169.254/', 'http://example.com/photo.jpg']) {
    await expect(download(`https://example.com/${encodeURIComponent(target)}`)).rejects.toThrow(
      'The address is not public, or not https.',
    );
  }
  const loop = encodeURIComponent('https://example.com/loop');
  respond = (_request, response) => response.writeHead(302, { location: `/${loop}` }).end();
  await expect(download('https://example.com/loop')).rejects.toThrow('redirects too often');
});

test('rejects errors, files that are too large and sites that take too long', async () => {
  respond = (_request, response) => response.writeHead(404).end();
  await expect(download('https://example.com/')).rejects.toThrow('its site answers 404');
  respond = (_request, response) => response.end('x'.repeat(1_001));
  await expect(download('https://example.com/', { maxBytes: 1_000 })).rejects.toThrow('larger');
  respond = (_request, response) => response.write('x');
  await expect(download('https://example.com/', { timeout: 50 })).rejects.toThrow('too long');
  respond = (_request, response) => response.destroy();
  await expect(download('https://example.com/')).rejects.toThrow('does not respond');
});
