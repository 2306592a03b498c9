import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';
import type { SessionState } from './session-slice';

/** Converts a snapshot of the session machine to the session state in the store. */
export function toSessionState({
  value,
  context,
}: SnapshotFrom<typeof sessionMachine>): SessionState {
  if (value === 'identityUnavailable') return { status: value };
  const { connected } = value;
  // While the session ends, the server already rejects its calls.
  if (connected === 'signedOut' || connected === 'ending') {
    return { status: 'signedOut', endReason: context.endReason };
  }
  if (typeof connected === 'string') return { status: connected };
  const { user, account, accountFailure, statementToken } = context;
  if (!user) return { status: 'loading' };
  switch (connected.signedIn.account) {
    case 'loaded':
      return { status: 'signedIn', user, role: null, verified: false, ...account };
    case 'failed':
      return { status: 'accountFailed', user, reason: accountFailure };
    case 'suspended':
      return { status: 'suspended', user, reason: accountFailure, statementToken };
    case 'loading':
      return { status: 'loadingAccount', user };
  }
}
