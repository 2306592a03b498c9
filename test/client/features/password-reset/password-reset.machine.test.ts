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
    'editing.refused': ['open', 'submit', rejects('sendEmail', refusal)],
    sending: ['open', 'submit'],
    sent: ['open', 'submit', answers('sendEmail')],
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
      starts: [['sendEmail', 'ann@example.com']],
    },
    {
      it: 'asks for a mail to the address that is typed now',
      in: ['editing.untouched', 'editing.refused', 'sent'],
      on: 'submit another',
      to: 'sending',
      context: { email: 'bob@example.com', error: null },
      tags: ['busy'],
      starts: [['sendEmail', 'bob@example.com']],
    },
    {
      it: 'goes back to signing in',
      in: ['editing.untouched', 'editing.refused', 'sent'],
      on: 'close',
      to: 'closed',
    },
    { it: 'tells to look for the mail', in: 'sending', on: answers('sendEmail'), to: 'sent' },
    {
      it: 'tells why there is no mail and asks again',
      in: 'sending',
      on: rejects('sendEmail', refusal),
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
      actor: 'sendEmail',
      after: ['open', 'submit'],
      to: 'editing.refused',
      context: { error: new Error('sendEmail is not provided') },
    },
  ],
});
