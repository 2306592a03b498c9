import type { roleAdditionExampleEvents } from '../../../../src/client/features/account-roles/role-addition.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface RoleAdditionFixture extends Fixture {
  addRoleCall: CallInterceptor;
}

const dialog = ({ page }: Fixture) => page.getByRole('dialog', { name: 'Start selling' });
const button = (fixture: Fixture, name: string) =>
  dialog(fixture).getByRole('button', { name, exact: true });

export const roleAddition = createModel<
  RoleAdditionFixture,
  keyof typeof roleAdditionExampleEvents
>({
  title: 'A buyer who starts selling',
  machine: 'roleAddition',
  async arrange({ shop, visit }) {
    const buyer = await shop.register('buyer', 'Bea Both');
    const page = await visit('/blog', { as: buyer, beforeNavigation: installClock });
    const addRoleCall = await CallInterceptor.create(page, 'POST', /\/api\/roles$/);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Start selling' }).click();
    const fixture = { page, actorLabel: 'seller', addRoleCall };
    await expect(dialog(fixture)).toBeVisible();
    return fixture;
  },
  events: {
    confirm: (fixture) => button(fixture, 'Start selling').click(),
    cancel: (fixture) => button(fixture, 'Cancel').click(),
    'the role is added': ({ addRoleCall }) => addRoleCall.forward(),
    'no response arrives': ({ addRoleCall }) => addRoleCall.abort(),
    'the call times out': ({ addRoleCall }) => addRoleCall.timeOut(),
  },
  states: {
    'roleAddition.confirming': (fixture) => expect(button(fixture, 'Start selling')).toBeEnabled(),
    'roleAddition.confirming.noError': (fixture) =>
      expect(dialog(fixture).getByRole('alert')).toHaveCount(0),
    'roleAddition.confirming.failed': (fixture) =>
      expect(dialog(fixture).getByRole('alert')).toHaveText(
        /We could not reach the marketplace|did not answer in time/,
      ),
    'roleAddition.adding': (fixture) => expect(button(fixture, 'Cancel')).toBeDisabled(),
    'roleAddition.added': async (fixture) => {
      await expect(dialog(fixture)).toHaveCount(0);
      await expect(fixture.page.getByRole('heading', { name: 'My Products' })).toBeVisible();
    },
    'roleAddition.cancelled': async (fixture) => {
      await expect(dialog(fixture)).toHaveCount(0);
      await expect(fixture.page).toHaveURL(/\/blog$/);
    },
  },
});
