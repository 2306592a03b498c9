import { timeoutMessage } from '../../../../src/client/api/call-timeout';
import { signInMethodsMachine } from '../../../../src/client/features/sign-in-methods/sign-in-methods.machine';
import type { SignInMethod } from '../../../../src/client/services/identity/identity-types';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const popupTimeout = 5 * 60_000;
const failure = new Error('We could not reach the marketplace.');
const timedOut = new Error(timeoutMessage);
const proof = { password: 'correct horse' };
const noProof = { password: '' };
const google: SignInMethod = 'google.com';
const connection = { act: 'connect' as const, method: google };
const disconnection = { act: 'disconnect' as const, method: google };
const newPassword = 'battery staple';
const signInTooOld = resolves('changeMethods', 'signInRequired');

const proved = ['disconnect', 'prove', resolves('proveOwner')] as const;

const confirming = ['confirming.untouched', 'confirming.failed'] as const;
const signInRequired = ['signInRequired.untouched', 'signInRequired.failed'] as const;
const openTags = ['open', 'busy'];

describeFlow({
  machine: signInMethodsMachine,
  events: {
    connect: { type: 'signInMethods.choose', change: connection },
    disconnect: { type: 'signInMethods.choose', change: disconnection },
    confirm: { type: 'signInMethods.confirm', newPassword },
    prove: { type: 'signInMethods.prove', proof },
    cancel: { type: 'signInMethods.cancel' },
  },
  states: {
    closed: [],
    'signInRequired.untouched': ['disconnect'],
    'signInRequired.failed': ['disconnect', 'prove', rejects('proveOwner')],
    proving: ['disconnect', 'prove'],
    'confirming.untouched': proved,
    'confirming.failed': [...proved, 'confirm', rejects('changeMethods')],
    changing: [...proved, 'confirm'],
  },
  rows: [
    row('asks for a sign-in first', ['closed', 'connect', 'signInRequired.untouched'], {
      context: { change: connection },
      tags: ['open'],
    }),
    row(
      'asks for it before a disconnection',
      ['closed', 'disconnect', 'signInRequired.untouched'],
      {
        context: { change: disconnection },
        tags: ['open'],
      },
    ),
    row('changes nothing', [confirming, 'cancel', 'closed'], { context: { newPassword: '' } }),
    row('makes the change', [confirming, 'confirm', 'changing'], {
      context: { newPassword, error: null },
      tags: openTags,
      starts: [['changeMethods', { change: disconnection, newPassword }]],
    }),
    row('announces the change', ['changing', resolves('changeMethods', 'changed'), 'closed'], {
      context: { newPassword: '' },
      effects: [['announceChange', disconnection]],
    }),
    row(
      'does nothing when the pop-up is closed',
      ['changing', resolves('changeMethods', 'abandoned'), 'closed'],
      { context: { newPassword: '' } },
    ),
    row(
      'keeps the change for a new sign-in',
      ['changing', signInTooOld, 'signInRequired.untouched'],
      {
        tags: ['open'],
      },
    ),
    row(
      'shows why nothing has changed',
      ['changing', rejects('changeMethods', failure), 'confirming.failed'],
      { context: { error: failure }, tags: ['open', 'failed'] },
    ),
    row('times out', ['changing', delay(popupTimeout), 'confirming.failed'], {
      context: { error: timedOut },
      tags: ['open', 'failed'],
    }),
    row('drops the change', [signInRequired, 'cancel', 'closed'], { context: { newPassword: '' } }),
    row('signs in again', [signInRequired, 'prove', 'proving'], {
      context: { proof, error: null },
      tags: openTags,
      starts: [['proveOwner', proof]],
    }),
    row('asks for a confirmation', ['proving', resolves('proveOwner'), 'confirming.untouched'], {
      context: { proof: noProof },
      tags: ['open'],
    }),
    row(
      'shows why the sign-in failed',
      ['proving', rejects('proveOwner', failure), 'signInRequired.failed'],
      { context: { proof: noProof, error: failure }, tags: ['open', 'failed'] },
    ),
    row(
      'waits for the sign-in only so long',
      ['proving', delay(popupTimeout), 'signInRequired.failed'],
      {
        context: { proof: noProof, error: timedOut },
        tags: ['open', 'failed'],
      },
    ),
  ],
  unprovided: [
    {
      actor: 'changeMethods',
      after: [...proved, 'confirm'],
      to: 'confirming.failed',
      context: { error: new Error('changeMethods is not provided') },
    },
    {
      actor: 'proveOwner',
      after: ['disconnect', 'prove'],
      to: 'signInRequired.failed',
      context: { error: new Error('proveOwner is not provided') },
    },
  ],
});
