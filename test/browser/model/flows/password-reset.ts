import type { passwordResetExamples } from '../../../../src/client/features/password-reset/password-reset.examples';
import { somebody } from '../../people';
import { expect } from '../../spec/fixtures';
import { Edge } from '../edge';
import { prepare, type Scene } from '../stage';

interface PasswordResetScene extends Scene {
  email: string;
  mail: Edge;
}

const button = ({ page }: Scene, name: RegExp | string) => page.getByRole('button', { name });
const submit = (scene: Scene) => button(scene, /^Send /);
const back = (scene: Scene) => button(scene, 'Back to signing in');

export const passwordReset = prepare<PasswordResetScene, keyof typeof passwordResetExamples>({
  title: 'The login page of somebody who has forgotten their password',
  machine: 'passwordReset',
  async arrange({ visit }) {
    const page = await visit('/login');
    const mail = await Edge.at(page, 'POST', /accounts:sendOobCode/);
    return { page, about: '', email: somebody('Fay Forgetful').email, mail };
  },
  gestures: {
    'forget the password': (scene) => button(scene, 'Forgot your password?').click(),
    'ask for the mail': async (scene) => {
      await scene.page.getByLabel('Email Address').fill(scene.email);
      await submit(scene).click();
    },
    'go back': (scene) => back(scene).click(),
    'the mail is sent': ({ mail }) => mail.pass(),
    'the mail is not sent': ({ mail }) => mail.lose(),
  },
  states: {
    'passwordReset.closed': (scene) => expect(button(scene, 'Sign In')).toBeEnabled(),
    'passwordReset.editing': async (scene) => {
      await expect(submit(scene)).toBeEnabled();
      await expect(scene.page.getByText('Enter the address of your account')).toBeVisible();
    },
    'passwordReset.editing.untouched': ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
    'passwordReset.editing.refused': async ({ page, email }) => {
      await expect(page.getByRole('alert')).toContainText('We could not reach');
      await expect(page.getByLabel('Email Address')).toHaveValue(email);
    },
    'passwordReset.sending': async (scene) => {
      await expect(scene.page.locator('button[type=submit]')).toBeDisabled();
      await expect(back(scene)).toBeDisabled();
    },
    'passwordReset.sent': async (scene) => {
      const told = scene.page.getByRole('status').filter({ hasText: 'a mail is on its way' });
      await expect(told).toContainText(`If ${scene.email} has an account here`);
      await expect(submit(scene)).toHaveText('Send it again');
    },
  },
});
