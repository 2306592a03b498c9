import { from, signIn, type Call } from './calls';
import { people } from './market';
import { headersOf } from './measure';
import type { Served } from './serve';

/** Milliseconds; a person may sign in 60 times a minute. */
const vitalEvery = 1_500;

/** Asks by itself, from time to time, what is to be answered whatever else is asked. */
export function watchVital(served: Served) {
  const calls: Record<string, Call> = {
    health: { method: 'GET', path: '/healthz' },
    'sign-in': from(signIn(people - 1, served), '192.0.2.1'),
  };
  const longest: Record<string, number> = { health: 0, 'sign-in': 0 };
  let refused = 0;
  const asking = setInterval(() => {
    for (const [name, call] of Object.entries(calls)) {
      const asked = performance.now();
      void fetch(served.origin + call.path, { headers: headersOf(call) }).then(
        ({ ok }) => {
          longest[name] = Math.max(longest[name]!, Math.round(performance.now() - asked));
          refused += ok ? 0 : 1;
        },
        () => (refused += 1),
      );
    }
  }, vitalEvery);
  return () => {
    clearInterval(asking);
    return {
      'health, sign-in: refused': refused,
      'longest, ms': `${longest['health']}, ${longest['sign-in']}`,
    };
  };
}
