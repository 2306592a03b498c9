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
  /** Of the product or person that nothing has been done to yet. */
  number: string;
}

/** A screen that makes a call: how it gets there, and what it shows when the call fails. */
export interface Screen {
  call: CallName;
  /** Who looks at it; a visitor when absent. */
  role?: RoleName;
  /** Of a read, whose transient failures are tried again after pauses. */
  isRead?: boolean;
  isList?: boolean;
  /** What the screen waits for an answer at most, in milliseconds. */
  patience?: number;
  /** Once, before the first failure. */
  enter?: (fixture: Fixture) => Promise<unknown>;
  /** Before each failure, up to the call. */
  prepare?: (fixture: Fixture) => Promise<unknown>;
  /** Makes the call. */
  ask: (fixture: Fixture) => Promise<unknown>;
  /** What tells of the failure. */
  told: (fixture: Fixture, failure: Failure) => Locator;
  /** A failure that the screen goes on with as if it were none. */
  tolerates?: (failure: Failure) => boolean;
  /** The toasts of specification 8.2 that belong to the failure. */
  toasts?: string[];
  /** What must be there still beside the failure. */
  kept?: (fixture: Fixture) => Promise<unknown>;
  /** Tries again, when the server is back. */
  again: (fixture: Fixture, failure: Failure) => Promise<unknown>;
  /** What shows that it worked. */
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

/** The client waits 20 s for an answer. */
const longestWait = 21_000;
/** Between two tries it waits for 4 s at most. */
const longestPause = 4_000;

/** Whether the failure shows only after the client has waited. */
function takesTime(failure: Failure, isRead: boolean): boolean {
  if (failure.kind === 'hung connection') return true;
  const isTransient =
    failure.kind === 'broken connection' || (failure.kind === 'status' && failure.status >= 500);
  return isRead && isTransient;
}

/**
 * Lets the page's time pass until this is shown: by turns as long as an answer and as a pause may
 * take. Once every try must be over, it is the machine that is given time.
 */
async function waitOut(page: Page, shown: Locator, answer: number) {
  let rounds = 0;
  await expect(async () => {
    await passTime(page, rounds % 2 === 0 ? answer : longestPause);
    rounds += 1;
    await expect(shown).toBeVisible({ timeout: rounds < 12 ? 150 : 5_000 });
  }).toPass({ intervals: [1] });
}

/** Lets the toasts of what went before pass. */
async function clearToasts(page: Page) {
  await passTime(page, 5000);
  await passTime(page, 1000);
  await expect(toastsOf(page)).toHaveCount(0);
}

/** The browser times uploads by a clock of its own; this makes it the page's. */
function followPageClock() {
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    set(this: XMLHttpRequest, milliseconds: number) {
      setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), milliseconds);
    },
  });
}

/** One test: the screen meets every way in which its call can fail, and each time recovers. */
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
