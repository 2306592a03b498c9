import type { emailConfirmationExamples } from '../../../../src/client/features/email-confirmation/email-confirmation.examples';
import { fillSignIn } from '../../accounts';
import { bringClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/looks';
import { Edge } from '../edge';
import { prepare, type Fixture } from '../test-model';

interface EmailConfirmationFixture extends Fixture {
  mail: Edge;
  lookup: Edge;
  /** Confirms the address by the link of an email, in another window. */
  confirm: () => Promise<void>;
}

const line = ({ page }: Fixture) =>
  page.getByRole('complementary', { name: 'Confirm your address' });
const send = (fixture: Fixture) => line(fixture).getByRole('button', { name: /^Send/ });
const note = (fixture: Fixture) => line(fixture).getByRole('status');

export const emailConfirmation = prepare<
  EmailConfirmationFixture,
  keyof typeof emailConfirmationExamples
>({
  title: 'A page of a user whose address is not confirmed',
  machine: 'emailConfirmation',
  async arrange({ shop, visit }) {
    const member = await shop.join('buyer', 'Uma Unconfirmed');
    const page = await visit('/login', { before: bringClock });
    await fillSignIn(page, member);
    await expect(page.getByText('Successfully Logged In!')).toBeVisible();
    await expect(line({ page, about: '' })).toBeVisible();
    return {
      page,
      about: '',
      mail: await Edge.at(page, 'POST', /accounts:sendOobCode/),
      lookup: await Edge.at(page, 'POST', /accounts:lookup/),
      confirm: () => shop.confirmEmail(member),
    };
  },
  events: {
    'request the email': (fixture) => send(fixture).click(),
    'the email is sent': ({ mail }) => mail.pass(),
    'the email is not sent': ({ mail }) => mail.lose(),
    'sending the email times out': ({ mail }) => mail.hang(),
    'close the bar': (fixture) =>
      line(fixture).getByRole('button', { name: 'Hide for a day' }).click(),
    'return to the tab': ({ page }) =>
      page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    'the address is confirmed': async ({ confirm, lookup }) => {
      await confirm();
      await lookup.pass();
    },
    'the address is not confirmed yet': ({ lookup }) => lookup.pass(),
    'the check fails': ({ lookup }) => lookup.lose(),
    'the check times out': ({ lookup }) => lookup.hang(),
  },
  states: {
    'emailConfirmation.offering': async (fixture) => {
      await expect(line(fixture)).toContainText(/Confirm your email address|Email sent/);
      await expect(send(fixture)).toBeEnabled();
    },
    'emailConfirmation.offering.untouched': (fixture) =>
      expect(line(fixture).getByRole('alert')).toHaveCount(0),
    'emailConfirmation.offering.failed': (fixture) =>
      expect(line(fixture).getByRole('alert')).toContainText(
        /We could not reach|did not answer in time/,
      ),
    'emailConfirmation.sending': (fixture) => expect(send(fixture)).toBeDisabled(),
    'emailConfirmation.sent': async (fixture) => {
      await expect(note(fixture)).toContainText('Email sent');
      await expect(send(fixture)).toHaveText('Send again');
    },
    'emailConfirmation.checking': (fixture) => expect(line(fixture)).toBeVisible(),
    'emailConfirmation.dismissed': async (fixture) => {
      await expect(line(fixture)).toHaveCount(0);
      await fixture.page.reload();
      await expect(fixture.page.getByRole('button', { name: 'LogOut' })).toBeVisible();
      await expect(line(fixture)).toHaveCount(0);
    },
    'emailConfirmation.settled': async (fixture) => {
      await expect(line(fixture)).toHaveCount(0);
      await expect(toasts(fixture.page)).toHaveText(['Email Address Confirmed!']);
    },
  },
});
