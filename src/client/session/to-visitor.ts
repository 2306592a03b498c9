import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';
import type { Visitor } from './session-slice';

/** Converts a snapshot of the session machine to the visitor in the store. */
export function toVisitor({ value, context }: SnapshotFrom<typeof sessionMachine>): Visitor {
  if (value === 'unavailable') return { status: value };
  const { connected } = value;
  // While the session ends, the server already rejects its calls.
  if (connected === 'signedOut' || connected === 'ending') {
    return { status: 'signedOut', endReason: context.endReason };
  }
  if (typeof connected === 'string') return { status: connected };
  const { user, account, accountFailure } = context;
  if (!user) return { status: 'loading' };
  switch (connected.signedIn.account) {
    case 'recognised':
      return { status: 'signedIn', user, role: null, verified: false, ...account };
    case 'unrecognised':
      return { status: 'unrecognised', user, reason: accountFailure };
    case 'recognising':
      return { status: 'recognising', user };
  }
}
