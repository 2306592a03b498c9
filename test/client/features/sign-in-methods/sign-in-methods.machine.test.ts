import { timeoutMessage } from '../../../../src/client/api/call-timeout';
import { signInMethodsMachine } from '../../../../src/client/features/sign-in-methods/sign-in-methods.machine';
import type { SignInMethod } from '../../../../src/client/services/identity/identity-types';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves, startFlow } from '../../support/flow';

/** In milliseconds. */
const popupTimeout = 5 * 60_000;
const failure = new Error('We could not reach the marketplace.');
const timeoutError = new Error(timeoutMessage);
const credential = { password: 'correct horse' };
const noCredential = { password: '' };
const google: SignInMethod = 'google.com';
const connection = { action: 'connect' as const, method: google };
const disconnection = { action: 'disconnect' as const, method: google };
const newPassword = 'battery staple';
const signInRequiredResult = resolves('changeMethods', 'signInRequired');

const reauthenticatedSteps = ['disconnect', 'reauthenticate', resolves('reauthenticate')] as const;

const confirmingStates = ['confirming.noError', 'confirming.failed'] as const;
const signInRequiredStates = ['signInRequired.noError', 'signInRequired.failed'] as const;
const busyTags = ['open', 'busy'];

describeFlow({
  machine: signInMethodsMachine,
  events: {
    connect: { type: 'signInMethods.choose', change: connection },
    disconnect: { type: 'signInMethods.choose', change: disconnection },
    confirm: { type: 'signInMethods.confirm', newPassword },
    reauthenticate: { type: 'signInMethods.reauthenticate', credential },
    cancel: { type: 'signInMethods.cancel' },
  },
  states: {
    closed: [],
    'signInRequired.noError': ['disconnect'],
    'signInRequired.failed': ['disconnect', 'reauthenticate', rejects('reauthenticate')],
    reauthenticating: ['disconnect', 'reauthenticate'],
    'confirming.noError': reauthenticatedSteps,
    'confirming.failed': [...reauthenticatedSteps, 'confirm', rejects('changeMethods')],
    changing: [...reauthenticatedSteps, 'confirm'],
  },
  rows: [
    row('asks for a sign-in before a connection', ['closed', 'connect', 'signInRequired.noError'], {
      context: { change: connection },
      tags: ['open'],
    }),
    row(
      'asks for a sign-in before a disconnection',
      ['closed', 'disconnect', 'signInRequired.noError'],
      {
        context: { change: disconnection },
        tags: ['open'],
      },
    ),
    row('closes without a change', [confirmingStates, 'cancel', 'closed'], {
      context: { newPassword: '' },
    }),
    row('sends the change', [confirmingStates, 'confirm', 'changing'], {
      context: { newPassword, error: null },
      tags: busyTags,
      starts: [['changeMethods', { change: disconnection, newPassword }]],
    }),
    row('announces the change', ['changing', resolves('changeMethods', 'changed'), 'closed'], {
      context: { newPassword: '' },
      effects: [['announceChange', disconnection]],
    }),
    row(
      'closes without a change when the user closes the pop-up',
      ['changing', resolves('changeMethods', 'abandoned'), 'closed'],
      { context: { newPassword: '' } },
    ),
    row(
      'asks for a new sign-in when the last one is too old',
      ['changing', signInRequiredResult, 'signInRequired.noError'],
      {
        tags: ['open'],
      },
    ),
    row(
      'shows why nothing has changed',
      ['changing', rejects('changeMethods', failure), 'confirming.failed'],
      { context: { error: failure }, tags: ['open', 'failed'] },
    ),
    row('waits five minutes for the provider', ['changing', delay(popupTimeout - 1), 'changing'], {
      tags: busyTags,
    }),
    row('times out during the change', ['changing', delay(popupTimeout), 'confirming.failed'], {
      context: { error: timeoutError },
      tags: ['open', 'failed'],
    }),
    row('closes without a sign-in', [signInRequiredStates, 'cancel', 'closed'], {
      context: { newPassword: '' },
    }),
    row('signs in again', [signInRequiredStates, 'reauthenticate', 'reauthenticating'], {
      context: { credential, error: null },
      tags: busyTags,
      starts: [['reauthenticate', credential]],
    }),
    row(
      'asks for a confirmation after the sign-in',
      ['reauthenticating', resolves('reauthenticate'), 'confirming.noError'],
      {
        context: { credential: noCredential },
        tags: ['open'],
      },
    ),
    row(
      'shows why the sign-in failed',
      ['reauthenticating', rejects('reauthenticate', failure), 'signInRequired.failed'],
      { context: { credential: noCredential, error: failure }, tags: ['open', 'failed'] },
    ),
    row(
      'times out during the sign-in',
      ['reauthenticating', delay(popupTimeout), 'signInRequired.failed'],
      {
        context: { credential: noCredential, error: timeoutError },
        tags: ['open', 'failed'],
      },
    ),
  ],
  unprovided: [
    {
      actor: 'changeMethods',
      after: [...reauthenticatedSteps, 'confirm'],
      to: 'confirming.failed',
      context: { error: new Error('changeMethods is not provided') },
    },
    {
      actor: 'reauthenticate',
      after: ['disconnect', 'reauthenticate'],
      to: 'signInRequired.failed',
      context: { error: new Error('reauthenticate is not provided') },
    },
  ],
});

test('forgets why an earlier change has failed', async () => {
  const run = startFlow(signInMethodsMachine);
  const choose = { type: 'signInMethods.choose', change: connection };
  const steps = [
    choose,
    { type: 'signInMethods.reauthenticate', credential },
    rejects('reauthenticate', failure),
    { type: 'signInMethods.cancel' },
    choose,
  ];
  for (const step of steps) await run.send(step);
  expect(run.snapshot().context).toMatchObject({ error: null });
});
