import type { Page, Request } from '@playwright/test';

export interface HeldResponse {
  /** Resolves with the first matching request. */
  requested: Promise<void>;
  /** Lets the held request and all later ones through. */
  release: () => void;
}

/** Holds matching requests until `release` is called. */
export async function holdResponse(page: Page, url: string | RegExp): Promise<HeldResponse> {
  let release = () => undefined as void;
  let onRequest = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const requested = new Promise<void>((resolve) => (onRequest = resolve));
  await page.route(url, async (route) => {
    onRequest();
    await released;
    // Fails when the page has navigated or closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { requested, release };
}

/** Fulfils matching requests with this JSON, for one method or for all. */
export async function respondWith(
  page: Page,
  url: string | RegExp,
  json: unknown,
  method?: string,
) {
  await page.route(url, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ json })
      : route.fallback(),
  );
}

/** Records the page's matching requests from now on. */
export function recordRequests(page: Page, url: RegExp = /./): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (url.test(request.url())) requests.push(request);
  });
  return requests;
}
