import { authMachine } from '../../../../src/client/features/session/auth.machine';
import { describeFlow } from '../../support/describe-flow';
import { buyer, seller } from '../../support/fixtures';

const connected = [
  'connected.starting',
  'connected.loading',
  'connected.signedIn',
  'connected.signedOut',
] as const;

describeFlow({
  machine: authMachine,
  watchers: ['watchIdentity'],
  events: {
    pending: { type: 'auth.pending' },
    'somebody signs in': { type: 'auth.changed', user: buyer },
    'somebody else signs in': { type: 'auth.changed', user: seller },
    'nobody is signed in': { type: 'auth.changed', user: null },
    failed: { type: 'auth.failed' },
    retry: { type: 'auth.retry' },
  },
  states: {
    'connected.starting': [],
    'connected.loading': ['pending'],
    'connected.signedIn': ['somebody signs in'],
    'connected.signedOut': ['nobody is signed in'],
    unavailable: ['failed'],
  },
  rows: [
    {
      it: 'loads while a call of the identity service is under way',
      in: connected,
      on: 'pending',
      to: 'connected.loading',
      tags: ['loading'],
    },
    {
      it: 'knows who is signed in',
      in: connected,
      on: 'somebody signs in',
      to: 'connected.signedIn',
      context: { user: buyer },
    },
    {
      it: 'knows that somebody else is signed in now',
      in: connected,
      on: 'somebody else signs in',
      to: 'connected.signedIn',
      context: { user: seller },
    },
    {
      it: 'forgets the user when nobody is signed in any more',
      in: connected,
      on: 'nobody is signed in',
      to: 'connected.signedOut',
      context: { user: null },
    },
    {
      it: 'admits that nobody can tell when the SDK is missing',
      in: connected,
      on: 'failed',
      to: 'unavailable',
    },
    {
      it: 'watches the identity service again on Retry',
      in: 'unavailable',
      on: 'retry',
      to: 'connected.starting',
      tags: ['loading'],
      starts: [['watchIdentity', undefined]],
    },
  ],
  unprovided: [{ actor: 'watchIdentity', after: [], to: 'unavailable' }],
});
