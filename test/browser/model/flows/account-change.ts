import type { accountChangeExampleEvents } from '../../../../src/client/features/account-change/account-change.examples';
import { newAccount } from '../../accounts';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture, type TestModel } from '../test-model';

interface AccountChangeFixture extends Fixture {
  password: string;
  /** The title of the dialog, and the label of the button that opens it. */
  dialogTitle: string;
  fieldLabel: string;
  value: string;
  /** The text on the page after the change. */
  resultText: string;
  signInCall: CallInterceptor;
  changeCall: CallInterceptor;
}

type ExampleEventName = keyof typeof accountChangeExampleEvents;

const dialog = ({ page, dialogTitle }: AccountChangeFixture) =>
  page.getByRole('dialog', { name: dialogTitle });
const openDialogButton = ({ page, dialogTitle }: AccountChangeFixture) =>
  page.getByRole('region', { name: 'Sign-in' }).getByRole('button', { name: dialogTitle });
const cancelButton = (fixture: AccountChangeFixture) =>
  dialog(fixture).getByRole('button', { name: 'Cancel' });

const events: TestModel<AccountChangeFixture, ExampleEventName>['events'] = {
  'press the button': (fixture) => openDialogButton(fixture).click(),
  async submit(fixture) {
    const { fieldLabel, value, password } = fixture;
    await dialog(fixture).getByLabel(fieldLabel, { exact: true }).fill(value);
    await dialog(fixture).getByLabel('Current password', { exact: true }).fill(password);
    await dialog(fixture).locator('button[type=submit]').click();
  },
  cancel: (fixture) => cancelButton(fixture).click(),
  'the password is right': ({ signInCall }) => signInCall.forward(),
  'the password is wrong': ({ signInCall }) => signInCall.abort(),
  'the sign-in times out': ({ signInCall }) => signInCall.timeOut(),
  async 'the change succeeds'(fixture) {
    await fixture.changeCall.forward();
    if (fixture.fieldLabel === 'New password') fixture.password = fixture.value;
  },
  'the change fails': ({ changeCall }) => changeCall.abort(),
  'the change times out': ({ changeCall }) => changeCall.timeOut(),
};

const states: TestModel<AccountChangeFixture, ExampleEventName>['states'] = {
  'accountChange.closed': (fixture) => expect(dialog(fixture)).toHaveCount(0),
  'accountChange.closed.unchanged': ({ page, resultText }) =>
    expect(page.getByText(resultText)).toHaveCount(0),
  'accountChange.closed.changed': ({ page, resultText }) =>
    expect(page.getByText(resultText)).toBeVisible(),
  'accountChange.editing': (fixture) => expect(cancelButton(fixture)).toBeEnabled(),
  'accountChange.editing.noError': (fixture) =>
    expect(dialog(fixture).getByRole('alert')).toHaveCount(0),
  'accountChange.editing.failed': (fixture) =>
    expect(dialog(fixture).getByRole('alert')).toHaveText(/could not reach|did not answer in time/),
  'accountChange.reauthenticating': (fixture) => expect(cancelButton(fixture)).toBeDisabled(),
  'accountChange.changing': (fixture) => expect(cancelButton(fixture)).toBeDisabled(),
};

/** What one of the two dialogs changes, and what the page shows afterwards. */
interface ChangeCase {
  fieldLabel: string;
  value: string;
  resultText: string;
  callUrl: RegExp;
}

const changeModel = (name: string, dialogTitle: string, createChangeCase: () => ChangeCase) =>
  createModel<AccountChangeFixture, ExampleEventName>({
    title: `My account of a user who changes the ${name}`,
    machine: 'accountChange',
    async arrange({ shop, visit }) {
      const { password, ...user } = await shop.register('buyer', 'Cora Change');
      const page = await visit('/dashboard/account', {
        as: { ...user, password },
        beforeNavigation: installClock,
      });
      const { callUrl, ...changeCase } = createChangeCase();
      const fixture = {
        page,
        actorLabel: name,
        password,
        dialogTitle,
        ...changeCase,
        signInCall: await CallInterceptor.create(page, 'POST', /accounts:signInWithPassword/),
        changeCall: await CallInterceptor.create(page, 'POST', callUrl),
      };
      await expect(openDialogButton(fixture)).toBeVisible();
      return fixture;
    },
    events,
    states,
  });

export const emailChange = changeModel('email', 'Change email address', () => {
  const { email } = newAccount('Cora Changed');
  return {
    fieldLabel: 'New email address',
    value: email,
    resultText: `We've sent an email to ${email}.`,
    callUrl: /accounts:sendOobCode/,
  };
});

export const passwordChange = changeModel('password', 'Change password', () => ({
  fieldLabel: 'New password',
  value: 'battery staple',
  resultText: 'Your password has been changed.',
  callUrl: /accounts:update/,
}));
