import * as fc from 'fast-check';
import { createRequest, withHeader } from '../wire/request-template';
import type { RequestArbitrary } from './pick';

/** Pages, files and health checks. */
export const websiteCalls: RequestArbitrary[] = [
  fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'HEAD'),
      path: fc.constantFrom(
        ...['/', '/login', '/category/1', '/dashboard/my-Products', '/no-such-page', '/assets'],
        ...['/assets/', '/assets/main.0123abcd.js', '/assets/main.0123abcd.js.gz', '/robots.txt'],
        ...[
          '/index.html',
          '/shell.html',
          '/assets/../index.html',
          '/../../../etc/passwd',
          '//etc/passwd',
        ],
        ...['/..%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/%00.js'],
        ...['/assets\\main.0123abcd.js', '/assets/main.0123abcd.js/', '/.env', '/apis', '/api'],
      ),
      accept: fc.constantFrom('text/html', '*/*', 'text/html;q=0.9, application/json', ''),
      condition: fc.constantFrom<[string, string]>(
        ['Range', 'bytes=0-9'],
        ['Range', 'bytes=5-2,-0,x'],
        ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
        ['If-None-Match', '*'],
        ['Accept-Encoding', 'gzip, br'],
      ),
    })
    .map(({ method, path, accept, condition }) =>
      withHeader(
        withHeader({ ...createRequest(`${method} ${path}`), call: 'the website' }, [
          'Accept',
          accept,
        ]),
        condition,
      ),
    ),
  fc.constantFrom(createRequest('GET /healthz'), createRequest('GET /readyz')),
];
