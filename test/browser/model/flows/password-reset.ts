import type { passwordResetExamples } from '../../../../src/client/features/password-reset/password-reset.examples';
import { newAccount } from '../../accounts';
import { bringClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { Edge } from '../edge';
import { prepare, type Fixture } from '../test-model';

interface PasswordResetFixture extends Fixture {
  email: string;
  mail: Edge;
}

const button = ({ page }: Fixture, name: RegExp | string) => page.getByRole('button', { name });
const submit = (fixture: Fixture) => button(fixture, /^Send /);
const back = (fixture: Fixture) => button(fixture, 'Back to sign in');

export const passwordReset = prepare<PasswordResetFixture, keyof typeof passwordResetExamples>({
  title: 'The login page of a user who forgot their password',
  machine: 'passwordReset',
  async arrange({ visit }) {
    const page = await visit('/login', { before: bringClock });
    const mail = await Edge.at(page, 'POST', /accounts:sendOobCode/);
    return { page, about: '', email: newAccount('Fay Forgetful').email, mail };
  },
  events: {
    'forget the password': (fixture) => button(fixture, 'Forgot your password?').click(),
    'request the email': async (fixture) => {
      await fixture.page.getByLabel('Email Address').fill(fixture.email);
      await submit(fixture).click();
    },
    'go back': (fixture) => back(fixture).click(),
    'the email is sent': ({ mail }) => mail.pass(),
    'the email is not sent': ({ mail }) => mail.lose(),
    'sending the email times out': ({ mail }) => mail.hang(),
  },
  states: {
    'passwordReset.closed': (fixture) => expect(button(fixture, 'Sign In')).toBeEnabled(),
    'passwordReset.editing': async (fixture) => {
      await expect(submit(fixture)).toBeEnabled();
      await expect(fixture.page.getByText("Enter your account's email address")).toBeVisible();
    },
    'passwordReset.editing.untouched': ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
    'passwordReset.editing.refused': async ({ page, email }) => {
      await expect(page.getByRole('alert')).toContainText(
        /We could not reach|did not answer in time/,
      );
      await expect(page.getByLabel('Email Address')).toHaveValue(email);
    },
    'passwordReset.sending': async (fixture) => {
      await expect(fixture.page.locator('button[type=submit]')).toBeDisabled();
      await expect(back(fixture)).toBeDisabled();
    },
    'passwordReset.sent': async (fixture) => {
      const status = fixture.page.getByRole('status').filter({ hasText: "we've sent it an email" });
      await expect(status).toContainText(`If there's an account for ${fixture.email}`);
      await expect(submit(fixture)).toHaveText('Send it again');
    },
  },
});
