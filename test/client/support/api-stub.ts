import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** The calls that a page makes for what surrounds its subject. A test that is about one stubs it itself. */
const server = setupServer(
  http.get('http://localhost/api/conversations', () => HttpResponse.json([])),
  http.get('http://localhost/api/conversations/unread', () => HttpResponse.json({ count: 0 })),
  http.get('http://localhost/api/notifications/unseen', () => HttpResponse.json({ count: 0 })),
  http.get('http://localhost/api/myorders/:uid', () => HttpResponse.json([])),
  http.get('http://localhost/api/sales', () => HttpResponse.json([])),
  http.get('http://localhost/api/my-payouts/owed/totals', () =>
    HttpResponse.json({ until: '2026-11-28T10:00:00.000Z', totals: [] }),
  ),
  http.get('http://localhost/api/staff-notes', () => HttpResponse.json([])),
  http.get('http://localhost/api/sold-prices', () =>
    HttpResponse.json({ prices: null, speeds: [] }),
  ),
  http.get('http://localhost/api/product/:id/sold-prices', () =>
    HttpResponse.json({ prices: null }),
  ),
  http.get('http://localhost/api/sales/:id/reviews', () =>
    HttpResponse.json({ writeUntil: null, reviews: [] }),
  ),
  http.get('http://localhost/api/seller/:uid', () =>
    HttpResponse.json({ message: 'There is no such seller.' }, { status: 404 }),
  ),
  http.put('http://localhost/api/product-drafts/:id', () =>
    HttpResponse.json({ acknowledged: true, revision: 1, updatedAt: '2026-11-26T12:04:00.000Z' }),
  ),
  http.post('https://pictures.example/1/upload', () =>
    HttpResponse.json({ data: { url: 'https://pictures.example/watch.webp' } }),
  ),
  http.post('http://localhost/api/product/:id/views', () =>
    HttpResponse.json({ acknowledged: true, modifiedCount: 1 }),
  ),
  http.post('http://localhost/api/search-opens', () => HttpResponse.json({ acknowledged: true })),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Method = 'get' | 'post' | 'put' | 'delete';

/** A recorded request. */
export interface ReceivedRequest {
  method: string;
  /** The encoded path and query. */
  path: string;
  authorization: string | null;
  lastEventId: string | null;
  idempotencyKey: string | null;
  traceParent: string | null;
  body: unknown;
}

/** @param count the number of this request, from 1 */
type Responder = (received: ReceivedRequest, count: number) => Response | Promise<Response>;

export const json = (body: JsonBodyType, status = 200): Response =>
  HttpResponse.json(body, { status });
export const errorResponse = (status: number, message: string): Response =>
  json({ message }, status);
/** A network error instead of a response. */
export const brokenConnection = (): Response => HttpResponse.error();

/**
 * Responds to a call of the API and records the requests.
 * @param path below /api, in MSW's notation, without a query
 */
export function onCall(
  method: Method,
  path: string,
  response: Responder | JsonBodyType,
): ReceivedRequest[] {
  const requests: ReceivedRequest[] = [];
  server.use(
    http[method](`http://localhost/api${path}`, async ({ request }) => {
      const text = await request.text();
      const received: ReceivedRequest = {
        method: request.method,
        path: request.url.replace('http://localhost/api', ''),
        authorization: request.headers.get('Authorization'),
        lastEventId: request.headers.get('Last-Event-ID'),
        idempotencyKey: request.headers.get('Idempotency-Key'),
        traceParent: request.headers.get('traceparent'),
        body: text ? JSON.parse(text) : undefined,
      };
      requests.push(received);
      return typeof response === 'function' ? response(received, requests.length) : json(response);
    }),
  );
  return requests;
}

/** A response that stays pending until `release` is called. */
export function deferResponse(response: JsonBodyType | (() => Response)): {
  respond: Responder;
  release: () => void;
} {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    respond: async () => {
      await released;
      return typeof response === 'function' ? response() : json(response);
    },
    release: () => release(),
  };
}

/** Responds to uploads at the image host of the test's configuration. */
export function onUpload(
  answer: (image: unknown, key: string | null) => Response | Promise<Response>,
): void {
  server.use(
    http.post('https://pictures.example/1/upload', async ({ request }) => {
      const image = (await request.formData()).get('image');
      return answer(image, new URL(request.url).searchParams.get('key'));
    }),
  );
}
