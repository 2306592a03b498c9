import type { emailConfirmationExamples } from '../../../../src/client/features/email-confirmation/email-confirmation.examples';
import { fillSignIn } from '../../people';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/looks';
import { Edge } from '../edge';
import { prepare, type Scene } from '../stage';

interface EmailConfirmationScene extends Scene {
  mail: Edge;
  lookup: Edge;
  /** Confirms the address by the link of a mail, in another window. */
  confirm: () => Promise<void>;
}

const line = ({ page }: Scene) => page.getByRole('complementary', { name: 'Confirm your address' });
const send = (scene: Scene) => line(scene).getByRole('button');
const note = (scene: Scene) => line(scene).getByRole('status');

export const emailConfirmation = prepare<
  EmailConfirmationScene,
  keyof typeof emailConfirmationExamples
>({
  title: 'A page of somebody whose address is not confirmed',
  machine: 'emailConfirmation',
  async arrange({ shop, visit }) {
    const member = await shop.join('buyer', 'Uma Unconfirmed');
    const page = await visit('/login');
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
  gestures: {
    'ask for the mail': (scene) => send(scene).click(),
    'the mail is sent': ({ mail }) => mail.pass(),
    'the mail is not sent': ({ mail }) => mail.lose(),
    'come back': ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    'it is confirmed by now': async ({ confirm, lookup }) => {
      await confirm();
      await lookup.pass();
    },
    'it is not confirmed yet': ({ lookup }) => lookup.pass(),
    'nobody can tell yet': ({ lookup }) => lookup.lose(),
  },
  states: {
    'emailConfirmation.offering': async (scene) => {
      await expect(line(scene)).toContainText('is yours');
      await expect(send(scene)).toBeEnabled();
    },
    'emailConfirmation.offering.untouched': (scene) =>
      expect(line(scene).getByRole('alert')).toHaveCount(0),
    'emailConfirmation.offering.failed': (scene) =>
      expect(line(scene).getByRole('alert')).toContainText('We could not reach'),
    'emailConfirmation.sending': (scene) => expect(send(scene)).toBeDisabled(),
    'emailConfirmation.sent': async (scene) => {
      await expect(note(scene)).toContainText('A mail is on its way');
      await expect(send(scene)).toHaveText('Send it again');
    },
    'emailConfirmation.looking': (scene) => expect(line(scene)).toBeVisible(),
    'emailConfirmation.settled': async (scene) => {
      await expect(line(scene)).toHaveCount(0);
      await expect(toasts(scene.page)).toHaveText(['Email Address Confirmed!']);
    },
  },
});
