import type { roleChoiceExampleEvents } from '../../../../src/client/features/role-choice/role-choice.examples';
import { submitSignIn } from '../../accounts';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface RoleChoiceFixture extends Fixture {
  saveRoleCall: CallInterceptor;
}

const title = ({ page }: Fixture) => page.getByRole('heading', { name: 'One last thing' });
const roleButton = ({ page }: Fixture, name: string) => page.getByRole('button', { name });
const roleButtonNames = ['I want to buy', 'I want to sell'];

export const roleChoice = createModel<RoleChoiceFixture, keyof typeof roleChoiceExampleEvents>({
  title: 'The dashboard after a first social sign-in',
  machine: 'roleChoice',
  async arrange({ shop, visit }) {
    const newUser = await shop.register(null, 'Rosa Roleless');
    const page = await visit('/login', { beforeNavigation: installClock });
    await submitSignIn(page, newUser);
    await expect(page.getByText('Successfully Logged In!')).toBeVisible();
    await page.goto('/dashboard');
    await expect(title({ page })).toBeVisible();
    return {
      page,
      saveRoleCall: await CallInterceptor.create(page, 'POST', /\/api\/user$/),
    };
  },
  events: {
    'choose to buy': (fixture) => roleButton(fixture, 'I want to buy').click(),
    'choose to sell': (fixture) => roleButton(fixture, 'I want to sell').click(),
    'the role is stored': ({ saveRoleCall }) => saveRoleCall.forward(),
    'no response arrives': ({ saveRoleCall }) => saveRoleCall.abort(),
    'the call times out': ({ saveRoleCall }) => saveRoleCall.timeOut(),
  },
  states: {
    'roleChoice.choosing': async (fixture) => {
      await expect(title(fixture)).toBeVisible();
      for (const name of roleButtonNames) await expect(roleButton(fixture, name)).toBeEnabled();
    },
    'roleChoice.choosing.noError': ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
    'roleChoice.choosing.failed': ({ page }) =>
      expect(page.getByRole('alert')).toHaveText(
        /We could not reach the marketplace|did not answer in time/,
      ),
    'roleChoice.saving': async (fixture) => {
      for (const name of roleButtonNames) await expect(roleButton(fixture, name)).toBeDisabled();
    },
    'roleChoice.chosen': async (fixture) => {
      await expect(title(fixture)).toHaveCount(0);
      await expect(fixture.page.getByRole('link', { name: 'My Orders' }).first()).toBeVisible();
    },
  },
});
