import type { accountChangeExampleEvents } from '../../../../src/client/features/account-change/account-change.examples';
import { newAccount } from '../../accounts';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture, type TestModel } from '../test-model';

interface AccountChangeFixture extends Fixture {
  password: string;
  /** The title of the dialog and the label of the button that opens it. */
  title: string;
  field: string;
  value: string;
  /** The text on the page after the change. */
  result: string;
  signInCall: CallInterceptor;
  change: CallInterceptor;
}

type ExampleEventName = keyof typeof accountChangeExampleEvents;

const dialog = ({ page, title }: AccountChangeFixture) => page.getByRole('dialog', { name: title });
const openButton = ({ page, title }: AccountChangeFixture) =>
  page.getByRole('region', { name: 'Sign-in' }).getByRole('button', { name: title });
const cancelButton = (fixture: AccountChangeFixture) =>
  dialog(fixture).getByRole('button', { name: 'Cancel' });

const events: TestModel<AccountChangeFixture, ExampleEventName>['events'] = {
  'press the button': (fixture) => openButton(fixture).click(),
  async submit(fixture) {
    const { field, value, password } = fixture;
    await dialog(fixture).getByLabel(field, { exact: true }).fill(value);
    await dialog(fixture).getByLabel('Current password', { exact: true }).fill(password);
    await dialog(fixture).locator('button[type=submit]').click();
  },
  cancel: (fixture) => cancelButton(fixture).click(),
  'the password is right': ({ signInCall }) => signInCall.forward(),
  'the password is wrong': ({ signInCall }) => signInCall.abort(),
  'the sign-in times out': ({ signInCall }) => signInCall.timeOut(),
  async 'the change succeeds'(fixture) {
    await fixture.change.forward();
    if (fixture.field === 'New password') fixture.password = fixture.value;
  },
  'the change fails': ({ change }) => change.abort(),
  'the change times out': ({ change }) => change.timeOut(),
};

const states: TestModel<AccountChangeFixture, ExampleEventName>['states'] = {
  'accountChange.closed': (fixture) => expect(dialog(fixture)).toHaveCount(0),
  'accountChange.closed.unchanged': ({ page, result }) =>
    expect(page.getByText(result)).toHaveCount(0),
  'accountChange.closed.changed': ({ page, result }) =>
    expect(page.getByText(result)).toBeVisible(),
  'accountChange.editing': (fixture) => expect(cancelButton(fixture)).toBeEnabled(),
  'accountChange.editing.untouched': (fixture) =>
    expect(dialog(fixture).getByRole('alert')).toHaveCount(0),
  'accountChange.editing.failed': (fixture) =>
    expect(dialog(fixture).getByRole('alert')).toHaveText(/could not reach|did not answer in time/),
  'accountChange.reauthenticating': (fixture) => expect(cancelButton(fixture)).toBeDisabled(),
  'accountChange.changing': (fixture) => expect(cancelButton(fixture)).toBeDisabled(),
};

interface Change {
  field: string;
  value: string;
  result: string;
  call: RegExp;
}

const changeModel = (name: string, title: string, createChange: () => Change) =>
  createModel<AccountChangeFixture, ExampleEventName>({
    title: `My account of a user who changes the ${name}`,
    machine: 'accountChange',
    async arrange({ shop, visit }) {
      const { password, ...user } = await shop.register('buyer', 'Cora Change');
      const page = await visit('/dashboard/account', {
        as: { ...user, password },
        beforeNavigation: installClock,
      });
      const { call, ...change } = createChange();
      const fixture = {
        page,
        actorLabel: name,
        password,
        title,
        ...change,
        signInCall: await CallInterceptor.create(page, 'POST', /accounts:signInWithPassword/),
        change: await CallInterceptor.create(page, 'POST', call),
      };
      await expect(openButton(fixture)).toBeVisible();
      return fixture;
    },
    events,
    states,
  });

export const emailChange = changeModel('email', 'Change email address', () => {
  const { email } = newAccount('Cora Changed');
  return {
    field: 'New email address',
    value: email,
    result: `We've sent an email to ${email}.`,
    call: /accounts:sendOobCode/,
  };
});

export const passwordChange = changeModel('password', 'Change password', () => ({
  field: 'New password',
  value: 'battery staple',
  result: 'Your password is changed.',
  call: /accounts:update/,
}));
