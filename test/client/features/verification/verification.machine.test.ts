import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { verificationMachine } from '../../../../src/client/features/verification/verification.machine';
import { describeFlow } from '../../support/describe-flow';
import { after, answers, rejects } from '../../support/flow';

describeFlow({
  machine: verificationMachine,
  events: { verify: { type: 'verification.verify' } },
  states: {
    'unverified.untouched': [],
    verifying: ['verify'],
    'unverified.failed': ['verify', rejects('verify')],
    verified: ['verify', answers('verify', { modifiedCount: 1 })],
  },
  rows: [
    {
      it: 'verifies the user',
      in: ['unverified.untouched', 'unverified.failed'],
      on: 'verify',
      to: 'verifying',
      tags: ['busy'],
      starts: [['verify', undefined]],
      context: { failure: '' },
    },
    {
      it: 'announces the verification and cannot take it back',
      in: 'verifying',
      on: answers('verify', { modifiedCount: 1 }),
      to: 'verified',
      effects: [['announceVerified', undefined]],
    },
    {
      it: 'does not take a change of nothing for a verification',
      in: 'verifying',
      on: answers('verify', { modifiedCount: 0 }),
      to: 'unverified.failed',
      context: { failure: 'The user was not verified.' },
      tags: ['failed'],
    },
    {
      it: 'tells why the verification failed',
      in: 'verifying',
      on: rejects('verify', new Error('Only an admin can verify.')),
      to: 'unverified.failed',
      context: { failure: 'Only an admin can verify.' },
      tags: ['failed'],
    },
    {
      it: 'gives up waiting for an answer',
      in: 'verifying',
      on: after(callTimeout),
      to: 'unverified.failed',
      context: { failure: timeoutMessage },
      tags: ['failed'],
    },
  ],
  unprovided: [
    {
      actor: 'verify',
      after: ['verify'],
      to: 'unverified.failed',
      context: { failure: 'verify is not provided' },
    },
  ],
});
