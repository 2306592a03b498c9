import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { verificationMachine } from '../../../../src/client/features/verification/verification.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects } from '../../support/flow';

describeFlow({
  machine: verificationMachine,
  events: { verify: { type: 'verification.verify' } },
  states: {
    'unverified.noError': [],
    verifying: ['verify'],
    'unverified.failed': ['verify', rejects('verify')],
    verified: ['verify', resolves('verify', { modifiedCount: 1 })],
  },
  rows: [
    row('verifies the user', [['unverified.noError', 'unverified.failed'], 'verify', 'verifying'], {
      tags: ['busy'],
      starts: [['verify', undefined]],
      context: { failure: '' },
    }),
    row(
      'announces the verification',
      ['verifying', resolves('verify', { modifiedCount: 1 }), 'verified'],
      { effects: [['announceVerified', undefined]] },
    ),
    row(
      'does not treat an unchanged record as verified',
      ['verifying', resolves('verify', { modifiedCount: 0 }), 'unverified.failed'],
      { context: { failure: 'The user was not verified.' }, tags: ['failed'] },
    ),
    row(
      'shows why the verification failed',
      ['verifying', rejects('verify', new Error('Only an admin can verify.')), 'unverified.failed'],
      { context: { failure: 'Only an admin can verify.' }, tags: ['failed'] },
    ),
    row('times out', ['verifying', delay(callTimeout), 'unverified.failed'], {
      context: { failure: timeoutMessage },
      tags: ['failed'],
    }),
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
