import type { Locator } from '@playwright/test';
import type { ConfirmationExampleName } from '../../../../src/client/pages/statecharts/confirmation-flow';
import { expect } from '../../spec/fixtures';
import type { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture, type TestModel } from '../test-model';

export interface ConfirmationFixture extends Fixture {
  /** The request of the confirmation. */
  call: CallInterceptor;
  /** The control that is enabled while the dialog is closed. */
  opener: () => Locator;
  /** The label of the button that confirms. */
  confirmLabel: string | RegExp;
  cancelLabel?: string;
}

type Model<CustomFixture extends ConfirmationFixture> = TestModel<
  CustomFixture,
  ConfirmationExampleName
>;

type ConfirmationModel<CustomFixture extends ConfirmationFixture> = Pick<
  Model<CustomFixture>,
  'title' | 'machine' | 'arrange' | 'lastEvent'
> & {
  /** Executors that differ from those of most confirmations. */
  events?: Partial<Model<CustomFixture>['events']>;
};

const failureText = /We could not reach the marketplace|did not answer in time/;

export const confirmationDialog = ({ page }: Fixture) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog'));

const dialogButton = (fixture: Fixture, name: string | RegExp) =>
  confirmationDialog(fixture).getByRole('button', { name, exact: true });

const cancelButton = (fixture: ConfirmationFixture) =>
  dialogButton(fixture, fixture.cancelLabel ?? 'Cancel');

const failureAlert = (fixture: Fixture) =>
  confirmationDialog(fixture).getByRole('alert').filter({ hasText: failureText });

/** Creates the model of a confirmation's machine on a screen. */
export const createConfirmationModel = <CustomFixture extends ConfirmationFixture>({
  machine,
  events,
  ...rest
}: ConfirmationModel<CustomFixture>) =>
  createModel<CustomFixture, ConfirmationExampleName>({
    ...rest,
    machine,
    events: {
      'open the dialog': ({ opener }) => opener().click(),
      'close the dialog': (fixture) => dialogButton(fixture, 'Close').click(),
      confirm: (fixture) => dialogButton(fixture, fixture.confirmLabel).click(),
      'it is done': ({ call }) => call.forward(),
      'no response arrives': ({ call }) => call.abort(),
      'the call times out': ({ call }) => call.timeOut(),
      ...events,
    },
    states: {
      [`${machine}.closed`]: async (fixture) => {
        await expect(confirmationDialog(fixture)).toHaveCount(0);
        await expect(fixture.opener()).toBeEnabled();
      },
      [`${machine}.confirming`]: async (fixture) => {
        await expect(dialogButton(fixture, fixture.confirmLabel)).toBeEnabled();
        await expect(cancelButton(fixture)).toBeEnabled();
      },
      [`${machine}.confirming.noError`]: (fixture) => expect(failureAlert(fixture)).toHaveCount(0),
      [`${machine}.confirming.failed`]: (fixture) => expect(failureAlert(fixture)).toBeVisible(),
      [`${machine}.saving`]: async (fixture) => {
        await expect(cancelButton(fixture)).toBeDisabled();
        await expect(dialogButton(fixture, 'Close')).toBeDisabled();
      },
    },
  });
