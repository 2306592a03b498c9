import { setImmediate } from 'node:timers';
import React from 'react';

/*
 * The tests run on React's production build, which renders in less than half the time of the development
 * build and is what users run. It has no `act`, which Testing Library needs, so this adds one.
 */

type Work = () => void;

/** The work that React has scheduled. `act` does it before it returns. */
const scheduledWork = new Set<Work>();

/** Schedules work by a function of the platform, unless `act` does it earlier. */
const schedule = (platform: (work: Work) => unknown) => (work: Work) => {
  const doOnce = () => {
    if (scheduledWork.delete(doOnce)) work();
  };
  scheduledWork.add(doOnce);
  platform(doOnce);
  return doOnce;
};

const { clearTimeout, queueMicrotask, setTimeout } = globalThis;

// React keeps the functions that it finds when it is loaded.
Object.assign(globalThis, {
  queueMicrotask: schedule(queueMicrotask),
  setImmediate: schedule(setImmediate),
  // React shows a fallback for at least 300 ms, for which no test has to wait.
  setTimeout: schedule(setImmediate),
  clearTimeout: (work: Work) => scheduledWork.delete(work),
});
jest.requireActual('react-dom/client');
Object.assign(globalThis, { queueMicrotask, setTimeout, clearTimeout });
Reflect.deleteProperty(globalThis, 'setImmediate');

/** Does the scheduled work, and the work that it schedules. */
function flush(): void {
  for (const work of scheduledWork) work();
}

/** Lets responses and timers arrive in between, as React's `act` does. */
async function flushAsync(): Promise<void> {
  do {
    flush();
    await new Promise((resolve) => setImmediate(resolve));
  } while (scheduledWork.size > 0);
}

let depth = 0;

/** Calls a function, and does the work that React schedules for it at the end of the outermost call. */
function act<Result>(callback: () => Result): Promise<Awaited<Result>> {
  depth++;
  let result: Result;
  try {
    result = callback();
  } finally {
    depth--;
  }
  const promise = Promise.resolve(result);
  if (result !== null && typeof result === 'object' && 'then' in result) {
    return promise.finally(flushAsync);
  }
  if (depth === 0) flush();
  return promise;
}

Object.assign(React, { act });
