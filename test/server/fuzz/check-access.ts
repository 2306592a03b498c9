import type { Call } from '../../../src/contract/calls/call';
import { calls } from '../../../src/contract/calls/calls';
import type { Fixture } from './process/fixture';
import { identityTokenOf } from './requests/pick';
import type { RawRequest } from './wire/raw-request';
import type { Outcome } from './wire/send';

const publicCalls = Object.values<Call>(calls)
  .filter(({ auth }) => auth === 'public' || auth === 'optional')
  .map(({ method, path }) => {
    const methods = method === 'GET' ? '(GET|HEAD)' : method;
    return `${methods} (https?://[^/]*)?/api${path.replace(/\{\w+\}/g, '[^/?]*')}`;
  });

/** The methods and targets of public calls, in any spelling of their parameters. */
const publicRequest = new RegExp(`^(${publicCalls.join('|')})(\\?|$)`);
const apiTarget = /^(https?:\/\/[^/]*)?\/api\//;

/** Reports API responses to requests without a valid token. */
export function createAccessCheck(fixture: Fixture) {
  const { buyers, sellers, admins, withoutRole, deletable, imports, unregistered } = fixture;
  const importers = imports.map(({ seller }) => seller);
  const users = [...buyers, ...sellers, ...admins, ...withoutRole, ...deletable, ...importers];
  const tokens = new Set([
    ...users.map(({ token }) => token),
    ...[...users, ...unregistered].map(identityTokenOf),
  ]);

  return ({ parts }: RawRequest, outcome: Outcome): string | undefined => {
    const { method, target, headers } = parts;
    if (typeof outcome === 'string' || outcome.status >= 300 || method === 'OPTIONS') return;
    if (!apiTarget.test(target) || publicRequest.test(`${method} ${target}`)) return;
    const [, authorization = ''] =
      headers.find(([name]) => name.toLowerCase() === 'authorization') ?? [];
    if (!tokens.has(authorization.trim().replace(/^bearer +/i, '')))
      return 'Unauthenticated request succeeded.';
    return;
  };
}
