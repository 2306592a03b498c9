import type { Page, Request } from '@playwright/test';

export interface HeldAnswer {
  /** Resolves once somebody has asked. */
  asked: Promise<void>;
  /** Lets the question and all later ones through. */
  release: () => void;
}

/** Keeps the answers to an address waiting until they are released. */
export async function holdAnswer(page: Page, address: string | RegExp): Promise<HeldAnswer> {
  let release = () => undefined as void;
  let ask = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await page.route(address, async (route) => {
    ask();
    await released;
    // The page may have been left or closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { asked, release };
}

/** Answers an address with this JSON, for one method or for all. */
export async function answerWith(
  page: Page,
  address: string | RegExp,
  json: unknown,
  method?: string,
) {
  await page.route(address, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ json })
      : route.fallback(),
  );
}

/** Keeps a list of the requests that the page makes from now on. */
export function requestsOf(page: Page, address: RegExp = /./): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) requests.push(request);
  });
  return requests;
}
