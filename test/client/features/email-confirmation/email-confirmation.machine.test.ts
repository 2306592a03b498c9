import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { emailConfirmationMachine } from '../../../../src/client/features/email-confirmation/email-confirmation.machine';
import { describeFlow } from '../../support/describe-flow';
import { after, answers, rejects, startFlow } from '../../support/flow';

const outage = new Error('We could not reach the sign-in service.');
const sent = ['send', answers('sendEmail')] as const;
const announced = [['announceConfirmation']] as const;

describeFlow({
  machine: emailConfirmationMachine,
  events: {
    send: { type: 'emailConfirmation.send' },
    return: { type: 'emailConfirmation.return' },
    dismiss: { type: 'emailConfirmation.dismiss' },
  },
  states: {
    'offering.untouched': [],
    'offering.failed': ['send', rejects('sendEmail', outage)],
    sending: ['send'],
    sent,
    checking: [...sent, 'return'],
    dismissed: ['dismiss'],
    settled: [...sent, 'return', answers('checkConfirmation', true)],
  },
  rows: [
    {
      it: 'asks for the mail',
      in: ['offering.untouched', 'offering.failed', 'sent'],
      on: 'send',
      to: 'sending',
      tags: ['busy'],
      starts: [['sendEmail']],
      context: { failure: '' },
    },
    {
      it: 'tells to look for the mail',
      in: 'sending',
      on: answers('sendEmail'),
      to: 'sent',
      context: { isEmailSent: true },
    },
    {
      it: 'tells why there is no mail',
      in: 'sending',
      on: rejects('sendEmail', outage),
      to: 'offering.failed',
      context: { failure: outage.message },
      tags: ['failed'],
    },
    {
      it: 'gives up waiting for the mail to be sent',
      in: 'sending',
      on: after(callTimeout),
      to: 'offering.failed',
      context: { failure: timeoutMessage },
      tags: ['failed'],
    },
    {
      it: 'hides the line',
      in: ['offering.untouched', 'offering.failed', 'sent'],
      on: 'dismiss',
      to: 'dismissed',
      effects: [['storeDismissal']],
    },
    {
      it: 'asks anew when the person comes back',
      in: ['offering.untouched', 'offering.failed', 'sent'],
      on: 'return',
      to: 'checking',
      starts: [['checkConfirmation']],
    },
    {
      it: 'says so once the address is confirmed',
      in: 'checking',
      on: answers('checkConfirmation', true),
      to: 'settled',
      effects: announced,
    },
    {
      it: 'goes on waiting for the mail to be read',
      in: 'checking',
      on: answers('checkConfirmation', false),
      to: 'sent',
    },
    {
      it: 'goes on waiting where nobody can tell',
      in: 'checking',
      on: rejects('checkConfirmation', outage),
      to: 'sent',
    },
    {
      it: 'goes on waiting where nobody tells in time',
      in: 'checking',
      on: after(callTimeout),
      to: 'sent',
    },
  ],
  unprovided: [
    {
      actor: 'sendEmail',
      after: ['send'],
      to: 'offering.failed',
      context: { failure: 'sendEmail is not provided' },
    },
    { actor: 'checkConfirmation', after: [...sent, 'return'], to: 'sent' },
  ],
});

test.each([
  answers('checkConfirmation', false),
  rejects('checkConfirmation', outage),
  after(callTimeout),
])(
  'goes on offering the mail to somebody who comes back before they asked for it',
  async (answer) => {
    const run = startFlow(emailConfirmationMachine);
    await run.take({ type: 'emailConfirmation.return' });
    await run.take(answer);
    expect(run.state()).toBe('offering.untouched');
  },
);
