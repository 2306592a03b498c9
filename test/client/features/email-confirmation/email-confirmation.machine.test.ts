import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { emailConfirmationMachine } from '../../../../src/client/features/email-confirmation/email-confirmation.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects, startFlow } from '../../support/flow';

const connectionError = new Error('We could not reach the sign-in service.');
const sentSteps = ['send', resolves('sendEmail')] as const;

describeFlow({
  machine: emailConfirmationMachine,
  events: {
    send: { type: 'emailConfirmation.send' },
    return: { type: 'emailConfirmation.return' },
    dismiss: { type: 'emailConfirmation.dismiss' },
  },
  states: {
    'offering.noError': [],
    'offering.failed': ['send', rejects('sendEmail', connectionError)],
    sending: ['send'],
    sent: sentSteps,
    checking: [...sentSteps, 'return'],
    dismissed: ['dismiss'],
    confirmed: [...sentSteps, 'return', resolves('checkConfirmation', true)],
  },
  rows: [
    row(
      'requests the email',
      [['offering.noError', 'offering.failed', 'sent'], 'send', 'sending'],
      {
        tags: ['busy'],
        starts: [['sendEmail']],
        context: { failure: '' },
      },
    ),
    row('asks the user to open the email', ['sending', resolves('sendEmail'), 'sent'], {
      context: { isEmailSent: true },
    }),
    row(
      'shows why no email was sent',
      ['sending', rejects('sendEmail', connectionError), 'offering.failed'],
      {
        context: { failure: connectionError.message },
        tags: ['failed'],
      },
    ),
    row(
      'times out while the email is being sent',
      ['sending', delay(callTimeout), 'offering.failed'],
      { context: { failure: timeoutMessage }, tags: ['failed'] },
    ),
    row(
      'hides the notice when the user dismisses it',
      [['offering.noError', 'offering.failed', 'sent'], 'dismiss', 'dismissed'],
      { effects: [['storeDismissal']] },
    ),
    row(
      'checks the confirmation when the user returns to the page',
      [['offering.noError', 'offering.failed', 'sent'], 'return', 'checking'],
      { starts: [['checkConfirmation']] },
    ),
    row(
      'announces the confirmation',
      ['checking', resolves('checkConfirmation', true), 'confirmed'],
      { effects: [['announceConfirmation']] },
    ),
    row('keeps waiting until the email is opened', [
      'checking',
      resolves('checkConfirmation', false),
      'sent',
    ]),
    row('keeps waiting when the check fails', [
      'checking',
      rejects('checkConfirmation', connectionError),
      'sent',
    ]),
    row('keeps waiting when the check times out', ['checking', delay(callTimeout), 'sent']),
  ],
  unprovided: [
    {
      actor: 'sendEmail',
      after: ['send'],
      to: 'offering.failed',
      context: { failure: 'sendEmail is not provided' },
    },
    { actor: 'checkConfirmation', after: [...sentSteps, 'return'], to: 'sent' },
  ],
});

test.each([
  resolves('checkConfirmation', false),
  rejects('checkConfirmation', connectionError),
  delay(callTimeout),
])('keeps offering the email to a user who returns before requesting it', async (result) => {
  const run = startFlow(emailConfirmationMachine);
  await run.send({ type: 'emailConfirmation.return' });
  await run.send(result);
  expect(run.state()).toBe('offering.noError');
});
