import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';
import type { Visitor } from './session-slice';

/** What the rest of the application needs to know of the machine's state. */
export function visitorOf({ value, context }: SnapshotFrom<typeof sessionMachine>): Visitor {
  if (value === 'unavailable') return { status: value };
  const { connected } = value;
  // While a session is ending, the server accepts nothing from it any more.
  if (connected === 'signedOut' || connected === 'ending') {
    return { status: 'signedOut', endedBecause: context.endedBecause };
  }
  if (typeof connected === 'string') return { status: connected };
  const { user, account, missing } = context;
  if (!user) return { status: 'loading' };
  switch (connected.signedIn.account) {
    case 'recognised':
      return { status: 'signedIn', user, role: null, verified: false, ...account };
    case 'unrecognised':
      return { status: 'unrecognised', user, reason: missing };
    case 'recognising':
      return { status: 'recognising', user };
  }
}
