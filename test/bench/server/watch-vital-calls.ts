import { withIpAddress, signIn, type Call } from './calls';
import { buyerCount } from './seed-marketplace';
import { headersOf } from './measure';
import type { BenchServer } from './serve';

/** Milliseconds between two calls. A user may sign in 60 times a minute. */
const interval = 1_500;

/**
 * Repeats health checks and sign-ins, which the server must answer under any load.
 * @returns a function that stops the calls and returns their results
 */
export function watchVitalCalls(server: BenchServer) {
  const calls: Record<string, Call> = {
    health: { method: 'GET', path: '/healthz' },
    'sign-in': withIpAddress(signIn(buyerCount - 1, server), '192.0.2.1'),
  };
  const longestDurations: Record<string, number> = { health: 0, 'sign-in': 0 };
  let failureCount = 0;
  const timer = setInterval(() => {
    for (const [name, call] of Object.entries(calls)) {
      const startedAt = performance.now();
      void fetch(server.origin + call.path, { headers: headersOf(call) }).then(
        ({ ok }) => {
          longestDurations[name] = Math.max(
            longestDurations[name]!,
            Math.round(performance.now() - startedAt),
          );
          failureCount += ok ? 0 : 1;
        },
        () => (failureCount += 1),
      );
    }
  }, interval);
  return () => {
    clearInterval(timer);
    return {
      'health, sign-in: failed': failureCount,
      'longest, ms': `${longestDurations['health']}, ${longestDurations['sign-in']}`,
    };
  };
}
