import type { roleChoiceExamples } from '../../../../src/client/features/role-choice/role-choice.examples';
import { fillSignIn } from '../../people';
import { expect } from '../../spec/fixtures';
import { Edge } from '../edge';
import { prepare, type Scene } from '../stage';

interface RoleChoiceScene extends Scene {
  saving: Edge;
}

const title = ({ page }: Scene) => page.getByRole('heading', { name: 'One last thing' });
const choice = ({ page }: Scene, name: string) => page.getByRole('button', { name });
const choices = ['I want to buy', 'I want to sell'];

export const roleChoice = prepare<RoleChoiceScene, keyof typeof roleChoiceExamples>({
  title: 'The dashboard after a first social sign-in',
  machine: 'roleChoice',
  async arrange({ shop, visit }) {
    const newcomer = await shop.join(null, 'Rosa Roleless');
    const page = await visit('/login');
    await fillSignIn(page, newcomer);
    await expect(page.getByText('Successfully Logged In!')).toBeVisible();
    await page.goto('/dashboard');
    await expect(title({ page, about: '' })).toBeVisible();
    return { page, about: '', saving: await Edge.at(page, 'POST', /\/api\/user$/) };
  },
  gestures: {
    'choose to buy': (scene) => choice(scene, 'I want to buy').click(),
    'choose to sell': (scene) => choice(scene, 'I want to sell').click(),
    'the role is stored': ({ saving }) => saving.pass(),
    'no answer comes': ({ saving }) => saving.lose(),
  },
  states: {
    'roleChoice.choosing': async (scene) => {
      await expect(title(scene)).toBeVisible();
      for (const name of choices) await expect(choice(scene, name)).toBeEnabled();
    },
    'roleChoice.choosing.untouched': ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
    'roleChoice.choosing.failed': ({ page }) =>
      expect(page.getByRole('alert')).toHaveText(/We could not reach Secondhand/),
    'roleChoice.saving': async (scene) => {
      for (const name of choices) await expect(choice(scene, name)).toBeDisabled();
    },
    'roleChoice.chosen': async (scene) => {
      await expect(title(scene)).toHaveCount(0);
      await expect(scene.page.getByRole('link', { name: 'My Orders' }).first()).toBeVisible();
    },
  },
});
