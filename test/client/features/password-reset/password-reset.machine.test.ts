import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { passwordResetMachine } from '../../../../src/client/features/password-reset/password-reset.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects } from '../../support/flow';

const rejection = new Error('Firebase: Error (auth/invalid-email).');

describeFlow({
  machine: passwordResetMachine,
  events: {
    open: { type: 'passwordReset.open', email: 'ann@example' },
    submit: { type: 'passwordReset.submit', email: 'ann@example.com' },
    'submit another': { type: 'passwordReset.submit', email: 'bob@example.com' },
    close: { type: 'passwordReset.close' },
  },
  states: {
    closed: [],
    'editing.noError': ['open'],
    'editing.rejected': ['open', 'submit', rejects('sendEmail', rejection)],
    sending: ['open', 'submit'],
    sent: ['open', 'submit', resolves('sendEmail')],
  },
  rows: [
    row('copies the email address of the sign-in form', ['closed', 'open', 'editing.noError'], {
      context: { email: 'ann@example' },
    }),
    row(
      'requests an email to the address',
      [['editing.noError', 'editing.rejected', 'sent'], 'submit', 'sending'],
      {
        context: { email: 'ann@example.com', error: null },
        tags: ['busy'],
        starts: [['sendEmail', 'ann@example.com']],
      },
    ),
    row(
      'requests an email to the new address',
      [['editing.noError', 'editing.rejected', 'sent'], 'submit another', 'sending'],
      {
        context: { email: 'bob@example.com', error: null },
        tags: ['busy'],
        starts: [['sendEmail', 'bob@example.com']],
      },
    ),
    row('goes back to the sign-in form', [
      ['editing.noError', 'editing.rejected', 'sent'],
      'close',
      'closed',
    ]),
    row('asks the user to open the email', ['sending', resolves('sendEmail'), 'sent']),
    row(
      'shows why no email was sent, and allows a retry',
      ['sending', rejects('sendEmail', rejection), 'editing.rejected'],
      { context: { error: rejection }, tags: ['failed'] },
    ),
    row('times out', ['sending', delay(callTimeout), 'editing.rejected'], {
      context: { error: new Error(timeoutMessage) },
      tags: ['failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'sendEmail',
      after: ['open', 'submit'],
      to: 'editing.rejected',
      context: { error: new Error('sendEmail is not provided') },
    },
  ],
});
