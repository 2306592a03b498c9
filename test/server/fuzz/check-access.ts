import type { Call } from '../../../src/contract/calls/call';
import { calls } from '../../../src/contract/calls/calls';
import type { Fixture } from './process/fixture';
import { identityOf } from './requests/pick';
import type { RawRequest } from './wire/raw-request';
import type { Outcome } from './wire/send';

const publicPaths = Object.values<Call>(calls)
  .filter(({ method, auth }) => method === 'GET' && (auth === 'public' || auth === 'optional'))
  .map(({ path }) => path.replace(/\{\w+\}/g, '[^/?]*'));

/** The public paths, in any spelling. */
const publicTarget = new RegExp(`^(https?://[^/]*)?/api(${publicPaths.join('|')})(\\?|$)`);
const apiTarget = /^(https?:\/\/[^/]*)?\/api\//;

/** Reports API responses to requests without a valid token. */
export function createAccessCheck(fixture: Fixture) {
  const { buyers, sellers, admins, withoutRole, deletable, unregistered } = fixture;
  const users = [...buyers, ...sellers, ...admins, ...withoutRole, ...deletable];
  const tokens = new Set([
    ...users.map(({ token }) => token),
    ...[...users, ...unregistered].map(identityOf),
  ]);

  return ({ parts }: RawRequest, outcome: Outcome): string | undefined => {
    const { method, target, headers } = parts;
    if (typeof outcome === 'string' || outcome.status >= 300 || method === 'OPTIONS') return;
    if (!apiTarget.test(target) || publicTarget.test(target)) return;
    const [, authorization = ''] =
      headers.find(([name]) => name.toLowerCase() === 'authorization') ?? [];
    if (!tokens.has(authorization.trim().replace(/^bearer +/i, '')))
      return 'Unauthenticated request succeeded.';
    return;
  };
}
