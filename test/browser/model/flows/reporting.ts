import type { reportingExampleEvents } from '../../../../src/client/features/reporting/reporting.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface ReportingFixture extends Fixture {
  reportCall: CallInterceptor;
}

const noResponseText = /We could not reach the marketplace|did not answer in time/;

const dialog = ({ page }: Fixture) => page.getByRole('dialog');
const reportButton = ({ page }: Fixture) =>
  page.getByRole('button', { name: 'Report this listing' });

async function sendReport(fixture: Fixture, text: string) {
  await dialog(fixture).getByLabel('Reason').selectOption('Scam or fraud');
  await dialog(fixture).getByLabel('What is wrong?').fill(text);
  await dialog(fixture).getByRole('button', { name: 'Send report' }).click();
}

export const reporting = createModel<ReportingFixture, keyof typeof reportingExampleEvents>({
  title: 'Reporting a listing',
  machine: 'reporting',
  async arrange({ shop, visit }) {
    const product = await shop.listProduct(await shop.register('seller', 'Selma Seller'));
    const buyer = await shop.register('buyer', 'Bea Buyer');
    const page = await visit(`/product/${product._id}`, {
      as: buyer,
      beforeNavigation: installClock,
    });
    return { page, reportCall: await CallInterceptor.create(page, 'POST', /\/reports$/) };
  },
  events: {
    'press Report': (fixture) => reportButton(fixture).click(),
    'close the dialog': (fixture) => dialog(fixture).getByRole('button', { name: 'Close' }).click(),
    'send a complete report': (fixture) => sendReport(fixture, 'The photos are of another shop.'),
    async 'send without a text'(fixture) {
      await sendReport(fixture, ' ');
      await expect(dialog(fixture).getByText('Please say what is wrong.')).toBeVisible();
    },
    'it is received': ({ reportCall }) => reportCall.forward(),
    'no response arrives': ({ reportCall }) => reportCall.abort(),
    'the call times out': ({ reportCall }) => reportCall.timeOut(),
  },
  states: {
    'reporting.closed': async (fixture) => {
      await expect(dialog(fixture)).toHaveCount(0);
      await expect(reportButton(fixture)).toBeEnabled();
    },
    'reporting.editing': (fixture) =>
      expect(dialog(fixture).getByRole('button', { name: 'Not now' })).toBeEnabled(),
    'reporting.editing.noError': (fixture) =>
      expect(dialog(fixture).getByText(noResponseText)).toHaveCount(0),
    'reporting.editing.interrupted': (fixture) =>
      expect(dialog(fixture).getByRole('alert').filter({ hasText: noResponseText })).toBeVisible(),
    'reporting.submitting': async (fixture) => {
      await expect(dialog(fixture).locator('button[type=submit]')).toBeDisabled();
      await expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeDisabled();
    },
  },
});
