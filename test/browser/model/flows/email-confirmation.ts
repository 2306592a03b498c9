import type { emailConfirmationExampleEvents } from '../../../../src/client/features/email-confirmation/email-confirmation.examples';
import { expectSignedIn, submitSignIn } from '../../accounts';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface EmailConfirmationFixture extends Fixture {
  emailCall: CallInterceptor;
  lookupCall: CallInterceptor;
  /** Opens the link of a confirmation email outside the page. */
  confirmEmail: () => Promise<void>;
}

const confirmationBar = ({ page }: Pick<Fixture, 'page'>) =>
  page.getByRole('complementary', { name: 'Confirm your address' });
const sendButton = (fixture: Fixture) =>
  confirmationBar(fixture).getByRole('button', { name: /^Send/ });
const statusText = (fixture: Fixture) => confirmationBar(fixture).getByRole('status');

export const emailConfirmation = createModel<
  EmailConfirmationFixture,
  keyof typeof emailConfirmationExampleEvents
>({
  title: 'A page of a user whose address is not confirmed',
  machine: 'emailConfirmation',
  async arrange({ shop, visit }) {
    const buyer = await shop.register('buyer', 'Uma Unconfirmed');
    const page = await visit('/login', { beforeNavigation: installClock });
    await submitSignIn(page, buyer);
    await expectSignedIn(page);
    await expect(confirmationBar({ page })).toBeVisible();
    return {
      page,
      emailCall: await CallInterceptor.create(page, 'POST', /accounts:sendOobCode/),
      lookupCall: await CallInterceptor.create(page, 'POST', /accounts:lookup/),
      confirmEmail: () => shop.confirmEmail(buyer),
    };
  },
  events: {
    'request the email': (fixture) => sendButton(fixture).click(),
    'the email is sent': ({ emailCall }) => emailCall.forward(),
    'the email is not sent': ({ emailCall }) => emailCall.abort(),
    'sending the email times out': ({ emailCall }) => emailCall.timeOut(),
    'close the bar': (fixture) =>
      confirmationBar(fixture).getByRole('button', { name: 'Hide for a day' }).click(),
    'return to the tab': ({ page }) =>
      page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    'the address is confirmed': async ({ confirmEmail, lookupCall }) => {
      await confirmEmail();
      await lookupCall.forward();
    },
    'the address is not confirmed yet': ({ lookupCall }) => lookupCall.forward(),
    'the check fails': ({ lookupCall }) => lookupCall.abort(),
    'the check times out': ({ lookupCall }) => lookupCall.timeOut(),
  },
  states: {
    'emailConfirmation.offering': async (fixture) => {
      await expect(confirmationBar(fixture)).toContainText(/Confirm your email address|Email sent/);
      await expect(sendButton(fixture)).toBeEnabled();
    },
    'emailConfirmation.offering.noError': (fixture) =>
      expect(confirmationBar(fixture).getByRole('alert')).toHaveCount(0),
    'emailConfirmation.offering.failed': (fixture) =>
      expect(confirmationBar(fixture).getByRole('alert')).toContainText(
        /We could not reach|did not answer in time/,
      ),
    'emailConfirmation.sending': (fixture) => expect(sendButton(fixture)).toBeDisabled(),
    'emailConfirmation.sent': async (fixture) => {
      await expect(statusText(fixture)).toContainText('Email sent');
      await expect(sendButton(fixture)).toHaveText('Send again');
    },
    'emailConfirmation.checking': (fixture) => expect(confirmationBar(fixture)).toBeVisible(),
    'emailConfirmation.dismissed': async (fixture) => {
      await expect(confirmationBar(fixture)).toHaveCount(0);
      await fixture.page.reload();
      await expect(fixture.page.getByRole('button', { name: 'LogOut' })).toBeVisible();
      await expect(confirmationBar(fixture)).toHaveCount(0);
    },
    'emailConfirmation.confirmed': async (fixture) => {
      await expect(confirmationBar(fixture)).toHaveCount(0);
      await expect(toasts(fixture.page)).toHaveText(['Email Address Confirmed!']);
    },
  },
});
