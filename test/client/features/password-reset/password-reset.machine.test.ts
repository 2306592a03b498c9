import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { passwordResetMachine } from '../../../../src/client/features/password-reset/password-reset.machine';
import { describeFlow } from '../../support/describe-flow';
import { after, answers, rejects } from '../../support/flow';

const refusal = new Error('Firebase: Error (auth/invalid-email).');

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
    'editing.untouched': ['open'],
    'editing.refused': ['open', 'submit', rejects('sendMail', refusal)],
    sending: ['open', 'submit'],
    sent: ['open', 'submit', answers('sendMail')],
  },
  rows: [
    {
      it: 'takes over the address that was typed for signing in',
      in: 'closed',
      on: 'open',
      to: 'editing.untouched',
      context: { email: 'ann@example' },
    },
    {
      it: 'asks for a mail to the address',
      in: ['editing.untouched', 'editing.refused', 'sent'],
      on: 'submit',
      to: 'sending',
      context: { email: 'ann@example.com', error: null },
      tags: ['busy'],
      starts: [['sendMail', 'ann@example.com']],
    },
    {
      it: 'asks for a mail to the address that is typed now',
      in: ['editing.untouched', 'editing.refused', 'sent'],
      on: 'submit another',
      to: 'sending',
      context: { email: 'bob@example.com', error: null },
      tags: ['busy'],
      starts: [['sendMail', 'bob@example.com']],
    },
    {
      it: 'goes back to signing in',
      in: ['editing.untouched', 'editing.refused', 'sent'],
      on: 'close',
      to: 'closed',
    },
    { it: 'tells to look for the mail', in: 'sending', on: answers('sendMail'), to: 'sent' },
    {
      it: 'tells why there is no mail and asks again',
      in: 'sending',
      on: rejects('sendMail', refusal),
      to: 'editing.refused',
      context: { error: refusal },
      tags: ['failed'],
    },
    {
      it: 'gives up waiting for an answer',
      in: 'sending',
      on: after(callTimeout),
      to: 'editing.refused',
      context: { error: new Error(timeoutMessage) },
      tags: ['failed'],
    },
  ],
  unprovided: [
    {
      actor: 'sendMail',
      after: ['open', 'submit'],
      to: 'editing.refused',
      context: { error: new Error('sendMail is not provided') },
    },
  ],
});
