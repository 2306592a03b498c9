import { sessionMachine } from '../../../src/client/session/session.machine';
import { after } from '../support/flow';
import { describeFlow } from '../support/describe-flow';
import { buyer, seller } from '../support/fixtures';

const connected = [
  'connected.starting',
  'connected.loading',
  'connected.unheard',
  'connected.unanswered',
  'connected.signedIn',
  'connected.signedOut',
] as const;

describeFlow({
  machine: sessionMachine,
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
    'connected.unheard': [after(5_000)],
    'connected.unanswered': ['pending', after(20_000)],
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
      it: 'waits for the first result without a word for a moment',
      in: 'connected.starting',
      on: after(4_999),
      to: 'connected.starting',
      tags: ['loading'],
    },
    {
      it: 'notices that the first result does not come',
      in: 'connected.starting',
      on: after(5_000),
      to: 'connected.unheard',
      tags: ['loading'],
    },
    {
      it: 'waits for an answer without a word while somebody may be choosing an account',
      in: 'connected.loading',
      on: after(19_999),
      to: 'connected.loading',
      tags: ['loading'],
    },
    {
      it: 'notices that no answer comes',
      in: 'connected.loading',
      on: after(20_000),
      to: 'connected.unanswered',
      tags: ['loading'],
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
