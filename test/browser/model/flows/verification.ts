import type { verificationExamples } from '../../../../src/client/features/verification/verification.examples';
import { rowOf } from '../../spec/cards';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/looks';
import { Edge } from '../edge';
import { prepare, type Scene } from '../stage';

interface VerificationScene extends Scene {
  email: string;
  verification: Edge;
}

const row = ({ page, email }: VerificationScene) => rowOf(page, email);
const button = (scene: VerificationScene) => row(scene).getByRole('button').first();
const tick = (scene: VerificationScene) => row(scene).getByRole('img', { name: 'Verified' });

export const verification = prepare<VerificationScene, keyof typeof verificationExamples>({
  title: 'A row of All Sellers',
  machine: 'verification',
  async arrange({ shop, visit }) {
    const name = `Vera ${Date.now().toString(36)}`;
    const { email } = await shop.join('seller', name);
    const page = await visit('/dashboard/all-sellers', { as: 'Admin' });
    const address = /\/api\/user\/verified\/[^/]+$/;
    return { page, about: name, email, verification: await Edge.at(page, 'PUT', address) };
  },
  gestures: {
    'press Verify': (scene) => row(scene).getByRole('button', { name: 'Verify' }).click(),
    'the user is verified': ({ verification: call }) => call.pass(),
    'nothing is changed': ({ verification: call }) =>
      call.answer({ acknowledged: true, modifiedCount: 0 }),
    'no answer comes': ({ verification: call }) => call.lose(),
  },
  states: {
    'verification.unverified': async (scene) => {
      await expect(button(scene)).toHaveText('Verify');
      await expect(button(scene)).toBeEnabled();
      await expect(tick(scene)).toHaveCount(0);
    },
    'verification.unverified.untouched': (scene) =>
      expect(row(scene).getByRole('alert')).toHaveCount(0),
    'verification.unverified.failed': (scene) =>
      expect(row(scene).getByRole('alert')).toHaveText(
        /The user was not verified|We could not reach Secondhand/,
      ),
    'verification.verifying': async (scene) => {
      await expect(button(scene)).toBeDisabled();
      await expect(tick(scene)).toHaveCount(0);
    },
    'verification.verified': async (scene) => {
      await expect(tick(scene)).toBeVisible();
      await expect(row(scene).getByRole('button', { name: 'Verify' })).toHaveCount(0);
      await expect(toasts(scene.page)).toHaveText(['User Verified Successfully!']);
    },
  },
});
