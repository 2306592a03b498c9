import type { passwordResetExampleEvents } from '../../../../src/client/features/password-reset/password-reset.examples';
import { newAccount } from '../../accounts';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface PasswordResetFixture extends Fixture {
  email: string;
  emailCall: CallInterceptor;
}

const buttonNamed = ({ page }: Fixture, name: RegExp | string) =>
  page.getByRole('button', { name });
const submitButton = (fixture: Fixture) => buttonNamed(fixture, /^Send /);
const backButton = (fixture: Fixture) => buttonNamed(fixture, 'Back to sign in');

export const passwordReset = createModel<
  PasswordResetFixture,
  keyof typeof passwordResetExampleEvents
>({
  title: 'The login page of a user who forgot their password',
  machine: 'passwordReset',
  async arrange({ visit }) {
    const page = await visit('/login', { beforeNavigation: installClock });
    const emailCall = await CallInterceptor.create(page, 'POST', /accounts:sendOobCode/);
    return { page, email: newAccount('Fay Forgetful').email, emailCall };
  },
  events: {
    'forget the password': (fixture) => buttonNamed(fixture, 'Forgot your password?').click(),
    'request the email': async (fixture) => {
      await fixture.page.getByLabel('Email Address').fill(fixture.email);
      await submitButton(fixture).click();
    },
    'go back': (fixture) => backButton(fixture).click(),
    'the email is sent': ({ emailCall }) => emailCall.forward(),
    'the email is not sent': ({ emailCall }) => emailCall.abort(),
    'sending the email times out': ({ emailCall }) => emailCall.timeOut(),
  },
  states: {
    'passwordReset.closed': (fixture) => expect(buttonNamed(fixture, 'Sign In')).toBeEnabled(),
    'passwordReset.editing': async (fixture) => {
      await expect(submitButton(fixture)).toBeEnabled();
      await expect(fixture.page.getByText("Enter your account's email address")).toBeVisible();
    },
    'passwordReset.editing.noError': ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
    'passwordReset.editing.rejected': async ({ page, email }) => {
      await expect(page.getByRole('alert')).toContainText(
        /We could not reach|did not answer in time/,
      );
      await expect(page.getByLabel('Email Address')).toHaveValue(email);
    },
    'passwordReset.sending': async (fixture) => {
      await expect(fixture.page.locator('button[type=submit]')).toBeDisabled();
      await expect(backButton(fixture)).toBeDisabled();
    },
    'passwordReset.sent': async (fixture) => {
      const status = fixture.page.getByRole('status').filter({ hasText: "we've sent it an email" });
      await expect(status).toContainText(`If there's an account for ${fixture.email}`);
      await expect(submitButton(fixture)).toHaveText('Send it again');
    },
  },
});
