import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { request, type RequestOptions } from 'node:https';
import { connect } from 'node:tls';
import { addLiveChanges } from '../../../src/server/domains/platform/live-changes.sql';
import { siteUrl } from '../support/configuration';
import { readLimits } from '../support/read-limits';
import { addUser } from '../support/records';
import { certificateFile, isNginxInstalled, startNginx, type Nginx } from '../support/start-nginx';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { until } from '../support/until';

const describeWithNginx = isNginxInstalled ? describe : describe.skip;

describeWithNginx('nginx with the sample configuration', () => {
  const { host } = new URL(siteUrl);
  let nginx: Nginx;
  let server: TestServer;
  let tls: { ca: Buffer; servername: string };
  const uploads: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({
      trustedProxies: '127.0.0.1',
      prepare(app) {
        app.get('/client', async ({ ip, protocol, hostname }) => ({ ip, protocol, hostname }));
        app.addHook('onRequest', async ({ url }) => {
          if (url === '/upload') uploads.push(url);
        });
        app.post('/upload', async ({ body }) => ({ length: JSON.stringify(body).length }));
      },
    });
    nginx = await startNginx(Number(new URL(server.origin).port));
    tls = { ca: await readFile(certificateFile), servername: host };
  });

  afterAll(async () => {
    await nginx.stop();
    await server.close();
  });

  type Options = Omit<RequestOptions, 'headers'> & { headers?: OutgoingHttpHeaders };

  /** @param options `localAddress` is one of this machine's, 127.0.0.0/8 on Linux */
  const open = (path: string, options: Options = {}) =>
    request({
      host: '127.0.0.1',
      port: nginx.httpsPort,
      path,
      agent: false,
      ...tls,
      ...options,
      headers: { host, ...options.headers },
    });

  async function fetchText(path: string, options?: Options) {
    const request = open(path, options).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
    return { status: response.statusCode, headers: response.headers, text };
  }

  test("terminates TLS and forwards the client's IP address, not one from the client's own headers", async () => {
    const spoofed = { headers: { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'http' } };
    const { status, text } = await fetchText('/client', { ...spoofed, localAddress: '127.0.0.9' });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ ip: '127.0.0.9', protocol: 'https', hostname: host });
  });

  test('redirects HTTP to HTTPS', async () => {
    const options = { host: '127.0.0.1', port: nginx.httpPort, path: '/blog?page=2' };
    const [response] = (await once(get({ ...options, headers: { host } }), 'response')) as [
      IncomingMessage,
    ];
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(`${siteUrl}/blog?page=2`);
    response.resume();
  });

  test('rejects the handshake for another host', async () => {
    const socket = connect({
      host: '127.0.0.1',
      port: nginx.httpsPort,
      servername: 'other.example',
    });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toMatch(/unrecognized name/i);
  });

  test('accepts HTTP/2 connections', async () => {
    const options = { host: '127.0.0.1', port: nginx.httpsPort, ...tls, ALPNProtocols: ['h2'] };
    const socket = connect(options);
    await once(socket, 'secureConnect');
    expect(socket.alpnProtocol).toBe('h2');
    socket.destroy();
  });

  test('limits the requests of one IP address, with Retry-After', async () => {
    // One connection, because a busy machine makes fewer handshakes a second than the limit allows.
    const target = { host: '127.0.0.1', port: nginx.httpsPort, localAddress: '127.0.0.2' };
    const session = connectHttp2(siteUrl, {
      createConnection: () => connect({ ...target, ...tls, ALPNProtocols: ['h2'] }),
    });
    const statuses = await Promise.all(
      Array.from({ length: 1_000 }, async () => {
        const stream = session.request({ ':path': '/healthz' });
        const [headers] = (await once(stream.resume(), 'response')) as [IncomingHttpHeaders];
        return { status: headers[':status'], retryAfter: headers['retry-after'] };
      }),
    );
    session.destroy();
    expect(statuses).toContainEqual({ status: 200, retryAfter: undefined });
    expect(statuses).toContainEqual({ status: 429, retryAfter: '2' });
    expect((await fetchText('/healthz', { localAddress: '127.0.0.3' })).status).toBe(200);
  });

  test('forwards the rate limit of the server with its Retry-After', async () => {
    const limited = await startTestServer(
      { trustedProxies: '127.0.0.1', limits: { ...readLimits({}), requestsPerIp: 1 } },
      server,
    );
    const proxy = await startNginx(Number(new URL(limited.origin).port));
    const from = (localAddress: string) =>
      fetchText('/api/categories', { localAddress, port: proxy.httpsPort });
    await until(async () => (await from('127.0.0.4')).status === 429);
    expect((await from('127.0.0.4')).headers['retry-after']).toMatch(/^\d+$/);
    expect((await from('127.0.0.5')).status).toBe(200);
    await proxy.stop();
    await limited.close();
  });

  test('passes on an event stream without buffering', async () => {
    const { token } = await addUser(server.database, 'buyer');
    const request = open('/api/events', { headers: { authorization: `Bearer ${token}` } }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await until(() => /^id: \d+$/m.test(text));
    await server.database.transaction((tx) => addLiveChanges(tx, { about: 'product', id: 'new' }));
    await until(() => text.includes('"id":"new"'));
    request.destroy();
  });

  test('buffers a slow upload until it is complete', async () => {
    const body = JSON.stringify('x'.repeat(1_000));
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const request = open('/upload', { method: 'POST', headers });
    const middle = body.length / 2;
    request.write(body.slice(0, middle));
    await server.call('GET', '/healthz');
    expect((await fetchText('/healthz')).status).toBe(200);
    expect(uploads).toEqual([]);
    request.end(body.slice(middle));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(uploads).toEqual(['/upload']);
    response.resume();
  });
});
