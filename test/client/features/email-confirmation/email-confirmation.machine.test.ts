import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { emailConfirmationMachine } from '../../../../src/client/features/email-confirmation/email-confirmation.machine';
import { describeFlow, row } from '../../support/describe-flow';
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
    row(
      'asks for the mail',
      [['offering.untouched', 'offering.failed', 'sent'], 'send', 'sending'],
      {
        tags: ['busy'],
        starts: [['sendEmail']],
        context: { failure: '' },
      },
    ),
    row('tells to look for the mail', ['sending', answers('sendEmail'), 'sent'], {
      context: { isEmailSent: true },
    }),
    row(
      'tells why there is no mail',
      ['sending', rejects('sendEmail', outage), 'offering.failed'],
      {
        context: { failure: outage.message },
        tags: ['failed'],
      },
    ),
    row(
      'gives up waiting for the mail to be sent',
      ['sending', after(callTimeout), 'offering.failed'],
      { context: { failure: timeoutMessage }, tags: ['failed'] },
    ),
    row(
      'hides the line',
      [['offering.untouched', 'offering.failed', 'sent'], 'dismiss', 'dismissed'],
      { effects: [['storeDismissal']] },
    ),
    row(
      'asks anew when the person comes back',
      [['offering.untouched', 'offering.failed', 'sent'], 'return', 'checking'],
      { starts: [['checkConfirmation']] },
    ),
    row(
      'says so once the address is confirmed',
      ['checking', answers('checkConfirmation', true), 'settled'],
      { effects: announced },
    ),
    row('goes on waiting for the mail to be read', [
      'checking',
      answers('checkConfirmation', false),
      'sent',
    ]),
    row('goes on waiting where nobody can tell', [
      'checking',
      rejects('checkConfirmation', outage),
      'sent',
    ]),
    row('goes on waiting where nobody tells in time', ['checking', after(callTimeout), 'sent']),
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
