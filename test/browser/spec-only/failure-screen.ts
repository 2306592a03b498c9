import type { Locator, Page } from '@playwright/test';
import { passTime } from '../spec/clock';
import type { CallName } from './calls';
import type { Failure } from './failures';
import { expect, test } from './fixtures';
import { numbered, type RoleName } from './seed';
import type { SpecOnlyServer } from './spec-only-server';
import { toastsOf } from './steps';

export interface Fixture {
  page: Page;
  server: SpecOnlyServer;
  /** The index of the next unused product or user. */
  number: string;
}

/** A screen that sends a call: how to open it, and what it shows when the call fails. */
export interface Screen {
  call: CallName;
  /** The signed-in role. A visitor by default. */
  role?: RoleName;
  /** Whether the call is a query, which is retried after transient failures. */
  isRead?: boolean;
  isList?: boolean;
  /** The timeout of the call in milliseconds. */
  patience?: number;
  /** Runs once before the first failure. */
  enter?: (fixture: Fixture) => Promise<unknown>;
  /** Runs before each failure, up to the call. */
  prepare?: (fixture: Fixture) => Promise<unknown>;
  /** Sends the call. */
  ask: (fixture: Fixture) => Promise<unknown>;
  /** The element that shows the failure. */
  told: (fixture: Fixture, failure: Failure) => Locator;
  /** A failure that the screen treats as a success. */
  tolerates?: (failure: Failure) => boolean;
  /** The toasts of specification 8.2 for the failure. */
  toasts?: string[];
  /** Asserts what remains visible beside the failure. */
  kept?: (fixture: Fixture) => Promise<unknown>;
  /** Retries when the server has recovered. */
  again: (fixture: Fixture, failure: Failure) => Promise<unknown>;
  /** Asserts that the retry succeeded. */
  done: (fixture: Fixture) => Promise<unknown>;
}

const everyCall: readonly Failure[] = [
  ...[400, 401, 403, 404, 409, 500].map((status) => ({ kind: 'status', status }) as const),
  { kind: 'broken connection' },
  { kind: 'hung connection' },
  { kind: 'HTML page' },
  { kind: 'empty body' },
];
const everyList: readonly Failure[] = [...everyCall, { kind: 'malformed entry' }];

/** The client's timeout of 20 s. */
const longestWait = 21_000;
/** The maximum delay between two retries is 4 s. */
const longestPause = 4_000;

/** Whether the failure is visible only after a timeout. */
function takesTime(failure: Failure, isRead: boolean): boolean {
  if (failure.kind === 'hung connection') return true;
  const isTransient =
    failure.kind === 'broken connection' || (failure.kind === 'status' && failure.status >= 500);
  return isRead && isTransient;
}

/**
 * Advances the page's clock until this is visible: alternately by the timeout and by the retry
 * delay. After the last retry it waits in real time, for a slow machine.
 */
async function waitOut(page: Page, shown: Locator, answer: number) {
  let rounds = 0;
  await expect(async () => {
    await passTime(page, rounds % 2 === 0 ? answer : longestPause);
    rounds += 1;
    await expect(shown).toBeVisible({ timeout: rounds < 12 ? 150 : 5_000 });
  }).toPass({ intervals: [1] });
}

/** Waits until earlier toasts have disappeared. */
async function clearToasts(page: Page) {
  await passTime(page, 5000);
  await passTime(page, 1000);
  await expect(toastsOf(page)).toHaveCount(0);
}

/** The browser times uploads with its own clock. This makes it use the page's clock. */
function followPageClock() {
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    set(this: XMLHttpRequest, milliseconds: number) {
      setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), milliseconds);
    },
  });
}

/** One test: the screen's call fails in every way, and the screen recovers each time. */
export function testFailures(title: string, screen: Screen) {
  const { call, role, isRead = false, patience = longestWait, toasts = [] } = screen;
  const tolerates = (failure: Failure) =>
    failure.kind === 'malformed entry' || (screen.tolerates?.(failure) ?? false);

  test(
    title,
    { tag: '@long' },
    async ({ specOnlyServer: server, newPerson, signedIn, problems }) => {
      server.reset();
      const page = await (role ? signedIn(role) : newPerson());
      await page.addInitScript(followPageClock);
      await page.clock.install();
      await screen.enter?.({ page, server, number: numbered(1) });

      for (const [index, failure] of (screen.isList ? everyList : everyCall).entries()) {
        const name = failure.kind === 'status' ? `${failure.status}` : failure.kind;
        await test.step(name, async () => {
          const fixture: Fixture = { page, server, number: numbered(index + 2) };
          await screen.prepare?.(fixture);
          await clearToasts(page);

          server.fail(call, failure);
          const askedBefore = server.requestsOf(call).length;
          await screen.ask(fixture);
          await expect
            .poll(() => server.requestsOf(call).length, { intervals: [10] })
            .toBeGreaterThan(askedBefore);
          if (tolerates(failure)) {
            await screen.done(fixture);
          } else {
            const told = screen.told(fixture, failure);
            if (takesTime(failure, isRead)) {
              const isHung = failure.kind === 'hung connection';
              await waitOut(page, told, isHung ? patience : longestPause);
            }
            await expect(told).toBeVisible();
            await expect(toastsOf(page)).toHaveText(toasts);
            await screen.kept?.(fixture);
            server.heal();
            await screen.again(fixture, failure);
            await screen.done(fixture);
          }
          server.heal();
          expect(problems).toEqual([]);
        });
      }
    },
  );
}
