import type { Page } from '@playwright/test';
import { submitSignIn } from '../accounts';
import { expect, test } from '../spec/fixtures';
import type { Shop } from '../spec/shop';

/** Opens the visualiser in a second tab of the same browser. */
async function openCharts(app: Page, machine: string) {
  const charts = await app.context().newPage();
  await charts.goto(`/statecharts?machine=${machine}`);
  await expect(charts.getByRole('group', { name: /^Chart of / })).toBeVisible();
  return charts;
}

const activeState = (charts: Page, name: string) =>
  charts.getByRole('group', { name: new RegExp(`^${name},.* active$`) });
const log = (charts: Page) => charts.getByRole('list', { name: 'Log' }).getByRole('listitem');

async function openProduct(app: Page, shop: Shop) {
  const product = await shop.advertiseProduct(await shop.signIn('Seller'));
  await app.goto(`/category/${product.category}`);
  const card = app.getByRole('article', { name: product.productName });
  await expect(card).toBeVisible();
  return { product, card };
}

test('a live booking is followed state by state', async ({ visit, shop }) => {
  const app = await visit('/', { as: 'Buyer' });
  const { product, card } = await openProduct(app, shop);
  const charts = await openCharts(app, 'booking');
  const actor = charts
    .getByRole('list', { name: 'Running actors' })
    .getByRole('button', { name: product.productName });
  await actor.click();
  await expect(activeState(charts, 'closed')).toBeVisible();

  await card.getByRole('button', { name: 'Book Now' }).click();
  await expect(activeState(charts, 'editing')).toBeVisible();
  await expect(activeState(charts, 'closed')).toBeHidden();
  await expect(actor).toContainText('editing.noError');
  await expect(log(charts).filter({ hasText: 'booking.open' })).toHaveCount(1);

  await app.getByLabel('Phone Number').fill('01712345678');
  await app.getByLabel('Meeting Location').fill('Under the clock');
  await app.getByRole('button', { name: 'Book this watch' }).click();
  await expect(app.getByText('Product Booked Successfully!')).toBeVisible();
  await expect(activeState(charts, 'booked, final')).toBeVisible();
  const submitted = log(charts)
    .filter({ hasText: /booking\.submit(?!t)/ })
    .first();
  await expect(submitted).toContainText('submitting');
  await submitted.getByText('Payload').click();
  await expect(submitted).toContainText('Under the clock');

  await submitted.getByRole('button').click();
  await expect(activeState(charts, 'submitting')).toBeVisible();
  await expect(activeState(charts, 'booked, final')).toBeHidden();
  await charts.getByRole('button', { name: 'Back to now' }).click();
  await expect(activeState(charts, 'booked, final')).toBeVisible();
});
test(
  'an event sent from the chart drives the application',
  { tag: '@long' },
  async ({ visit, shop }) => {
    const app = await visit('/', { as: 'Buyer' });
    const { product } = await openProduct(app, shop);
    const charts = await openCharts(app, 'booking');
    await charts
      .getByRole('list', { name: 'Running actors' })
      .getByRole('button', { name: product.productName })
      .click();
    await charts.getByRole('button', { name: /^booking\.open, / }).click();
    await expect(app.getByRole('dialog')).toContainText(product.productName);

    const payload = charts.getByRole('textbox', { name: 'Payload of submit the details' });
    await payload.fill('{ "details": ');
    await charts.getByRole('button', { name: 'Send: submit the details' }).click();
    await expect(charts.getByRole('alert')).toContainText("This payload can't be sent");
    await expect(payload).toHaveValue('{ "details": ');
    await expect(app.getByRole('dialog')).toBeVisible();

    const details = { phoneNumber: '01798765432', meetingLocation: 'At the harbour' };
    await payload.fill(JSON.stringify({ details }));
    await charts.getByRole('button', { name: 'Send: submit the details' }).click();
    await expect(app.getByText('Product Booked Successfully!')).toBeVisible();
    await expect(app).toHaveURL('/dashboard/my-orders');
  },
);
test(
  'no secret leaves the tab that it was typed into',
  { tag: '@long' },
  async ({ visit, shop }) => {
    const { email, password } = await shop.register('buyer');
    const app = await visit('/login');
    const messages: string[] = [];
    const charts = await app.context().newPage();
    await charts.exposeBinding('receive', (_source, message: unknown) => {
      messages.push(JSON.stringify(message));
    });
    await charts.addInitScript(() => {
      const channel = new BroadcastChannel('secondhand-statecharts');
      channel.addEventListener('message', ({ data }) => {
        (window as unknown as { receive: (message: unknown) => void }).receive(data);
      });
    });
    await charts.goto('/statecharts?machine=signIn');
    await expect(activeState(charts, 'editing')).toBeVisible();
    await submitSignIn(app, { email, password });
    await expect(app.getByText('Successfully Logged In!')).toBeVisible();

    await expect(log(charts).filter({ hasText: 'signIn.submit' }).first()).toContainText('•••');
    expect(messages.join('\n')).toContain(email);
    expect(messages.join('\n')).not.toContain(password);
    expect(messages.join('\n')).not.toMatch(/eyJ[\w-]+\./);
  },
);

test(
  'an event that the machine does not accept is rejected with a reason',
  { tag: '@long' },
  async ({ visit }) => {
    const app = await visit('/login');
    const charts = await openCharts(app, 'signIn');
    await charts.evaluate(async () => {
      const channel = new BroadcastChannel('secondhand-statecharts');
      const actor = await new Promise<string>((resolve) => {
        channel.addEventListener('message', ({ data }) => {
          const found = data.actors?.find(
            ({ machine }: { machine: string }) => machine === 'signIn',
          );
          if (found) resolve(found.actor as string);
        });
        channel.postMessage({ type: 'visualiser.opened', visualiser: 'test' });
      });
      channel.postMessage({
        type: 'event.send',
        actor,
        event: { type: 'xstate.done.actor.0.signIn.obtainingToken' },
      });
    });
    await expect(charts.getByRole('alert')).toContainText('Only the actors themselves');
    await expect(app).toHaveURL('/login');
  },
);
