import { randomUUID } from 'node:crypto';
import type { moderationExampleEvents } from '../../../../src/client/features/moderation/moderation.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface ModerationFixture extends Fixture {
  decisionCall: CallInterceptor;
}

const noResponseText = /We could not reach the marketplace|did not answer in time/;
const decideButton = ({ page }: Fixture) =>
  page.getByRole('main').locator('button[type=submit]', { hasText: 'Decide' });

export const moderation = createModel<ModerationFixture, keyof typeof moderationExampleEvents>({
  title: 'Deciding a report',
  machine: 'moderation',
  async arrange({ shop, visit }) {
    const product = await shop.listProduct(await shop.register('seller', 'Selma Seller'));
    const buyer = await shop.register('buyer', 'Bea Buyer');
    const reportId = randomUUID();
    await shop.call('/api/reports', buyer.token, 'POST', {
      reportId,
      subjectType: 'listing',
      subjectId: product._id,
      reason: 'fraud',
      text: 'The photos are of another shop.',
    });
    const page = await visit(`/dashboard/reports/${reportId}`, {
      as: 'Admin',
      beforeNavigation: installClock,
    });
    return { page, decisionCall: await CallInterceptor.create(page, 'POST', /\/decision$/) };
  },
  events: {
    async 'send the decision'(fixture) {
      await fixture.page.getByLabel('What is done').selectOption('No action');
      await fixture.page.getByLabel('Facts').fill('The photos are their own.');
      await decideButton(fixture).click();
    },
    'it is stored': ({ decisionCall }) => decisionCall.forward(),
    'no response arrives': ({ decisionCall }) => decisionCall.abort(),
    'the call times out': ({ decisionCall }) => decisionCall.timeOut(),
  },
  states: {
    'moderation.editing': (fixture) => expect(decideButton(fixture)).toBeEnabled(),
    'moderation.editing.noError': ({ page }) =>
      expect(page.getByText(noResponseText)).toHaveCount(0),
    'moderation.editing.interrupted': ({ page }) =>
      expect(page.getByRole('alert').filter({ hasText: noResponseText })).toBeVisible(),
    'moderation.submitting': (fixture) => expect(decideButton(fixture)).toBeDisabled(),
    'moderation.done': ({ page }) =>
      expect(page.getByRole('link', { name: 'See the statement of reasons' })).toBeVisible(),
  },
});
