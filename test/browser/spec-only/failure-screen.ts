import type { Locator, Page } from '@playwright/test';
import { advanceClock } from '../spec/clock';
import type { CallName } from './calls';
import type { Failure } from './failures';
import { expect, test } from './fixtures';
import { twoDigits, type RoleName } from './seed';
import type { SpecOnlyServer } from './spec-only-server';
import { toasts as toastsOf } from '../spec/assertions';

export interface Fixture {
  page: Page;
  server: SpecOnlyServer;
  /** The two-digit number of a product or user that no other failure of the test has used. */
  number: string;
}

/** A screen that sends a call: how to open it, and what it shows when the call fails. */
export interface Screen {
  call: CallName;
  /** The signed-in role. A visitor by default. */
  role?: RoleName;
  /** Whether the call is a query, which the client retries after transient failures. */
  isQuery?: boolean;
  isList?: boolean;
  /** In milliseconds. */
  timeout?: number;
  /** Runs once before the first failure. */
  open?: (fixture: Fixture) => Promise<unknown>;
  /** Runs before each failure, up to the call. */
  prepare?: (fixture: Fixture) => Promise<unknown>;
  sendCall: (fixture: Fixture) => Promise<unknown>;
  errorElement: (fixture: Fixture, failure: Failure) => Locator;
  /** A failure that the screen treats as a success. */
  isAccepted?: (failure: Failure) => boolean;
  /** The toasts of specification 8.2 for the failure. */
  toasts?: string[];
  /** Asserts what remains visible beside the failure. */
  expectInputKept?: (fixture: Fixture) => Promise<unknown>;
  /** Retries when the server has recovered. */
  retry: (fixture: Fixture, failure: Failure) => Promise<unknown>;
  /** Asserts that the retry succeeded. */
  expectSuccess: (fixture: Fixture) => Promise<unknown>;
}

const callFailures: readonly Failure[] = [
  ...[400, 401, 403, 404, 409, 500].map((status) => ({ kind: 'status', status }) as const),
  { kind: 'broken connection' },
  { kind: 'hung connection' },
  { kind: 'HTML page' },
  { kind: 'empty body' },
];
const listFailures: readonly Failure[] = [...callFailures, { kind: 'malformed entry' }];

/** The client's timeout of 20 s. */
const callTimeout = 21_000;
/** The maximum delay between two retries is 4 s. */
const maxRetryDelay = 4_000;

/** Whether the failure is visible only after a timeout. */
function isDelayed(failure: Failure, isQuery: boolean): boolean {
  if (failure.kind === 'hung connection') return true;
  const isTransient =
    failure.kind === 'broken connection' || (failure.kind === 'status' && failure.status >= 500);
  return isQuery && isTransient;
}

/**
 * Advances the page's clock until the element is visible: alternately by the timeout and by the retry
 * delay. After the last retry it waits in real time, for a slow machine.
 */
async function advanceUntilVisible(page: Page, element: Locator, delay: number) {
  let attempts = 0;
  await expect(async () => {
    await advanceClock(page, attempts % 2 === 0 ? delay : maxRetryDelay);
    attempts += 1;
    await expect(element).toBeVisible({ timeout: attempts < 12 ? 150 : 5_000 });
  }).toPass({ intervals: [1] });
}

/** Waits until earlier toasts have disappeared. */
async function clearToasts(page: Page) {
  await advanceClock(page, 5000);
  await advanceClock(page, 1000);
  await expect(toastsOf(page)).toHaveCount(0);
}

/** The browser times uploads with its own clock. This makes it use the page's clock. */
function useFakeClockForUploads() {
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    set(this: XMLHttpRequest, milliseconds: number) {
      setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), milliseconds);
    },
  });
}

/** Defines one test, in which the call of a screen fails in every way, and is retried each time. */
export function testFailures(title: string, screen: Screen) {
  const { call, role, isQuery = false, timeout = callTimeout, toasts = [] } = screen;
  const isAccepted = (failure: Failure) =>
    failure.kind === 'malformed entry' || (screen.isAccepted?.(failure) ?? false);

  test(title, async ({ specOnlyServer: server, newUserPage, signedIn, unexpectedErrors }) => {
    server.reset();
    const page = await (role ? signedIn(role) : newUserPage());
    await page.addInitScript(useFakeClockForUploads);
    await page.clock.install();
    await screen.open?.({ page, server, number: twoDigits(1) });

    for (const [index, failure] of (screen.isList ? listFailures : callFailures).entries()) {
      const name = failure.kind === 'status' ? `${failure.status}` : failure.kind;
      await test.step(name, async () => {
        const fixture: Fixture = { page, server, number: twoDigits(index + 2) };
        await screen.prepare?.(fixture);
        await clearToasts(page);

        server.fail(call, failure);
        const requestCount = server.requestsOf(call).length;
        await screen.sendCall(fixture);
        await expect
          .poll(() => server.requestsOf(call).length, { intervals: [10] })
          .toBeGreaterThan(requestCount);
        if (isAccepted(failure)) {
          await screen.expectSuccess(fixture);
        } else {
          const errorElement = screen.errorElement(fixture, failure);
          if (isDelayed(failure, isQuery)) {
            const isHung = failure.kind === 'hung connection';
            await advanceUntilVisible(page, errorElement, isHung ? timeout : maxRetryDelay);
          }
          await expect(errorElement).toBeVisible();
          await expect(toastsOf(page)).toHaveText(toasts);
          await screen.expectInputKept?.(fixture);
          server.recover();
          await screen.retry(fixture, failure);
          await screen.expectSuccess(fixture);
        }
        server.recover();
        expect(unexpectedErrors).toEqual([]);
      });
    }
  });
}
