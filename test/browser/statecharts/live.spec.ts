import type { Page } from '@playwright/test';
import { expectSignedIn, submitSignIn } from '../accounts';
import { expect, test } from '../spec/fixtures';
import type { Shop } from '../spec/shop';

/** Opens the visualiser in a second tab of the same browser. */
async function openVisualiser(app: Page, machine: string) {
  const visualiser = await app.context().newPage();
  await visualiser.goto(`/statecharts?machine=${machine}`);
  await expect(visualiser.getByRole('group', { name: /^Chart of / })).toBeVisible();
  return visualiser;
}

const activeState = (visualiser: Page, name: string) =>
  visualiser.getByRole('group', { name: new RegExp(`^${name},.* active$`) });
const logEntries = (visualiser: Page) =>
  visualiser.getByRole('list', { name: 'Log' }).getByRole('listitem');

async function openProduct(app: Page, shop: Shop) {
  const product = await shop.advertiseProduct(await shop.signIn('Seller'));
  await app.goto(`/category/${product.category}`);
  const card = app.getByRole('article', { name: product.productName });
  await expect(card).toBeVisible();
  return { product, card };
}

test('the visualiser follows a booking in another tab, state by state', async ({ visit, shop }) => {
  const app = await visit('/', { as: 'Buyer' });
  const { product, card } = await openProduct(app, shop);
  const visualiser = await openVisualiser(app, 'booking');
  const actor = visualiser
    .getByRole('list', { name: 'Running actors' })
    .getByRole('button', { name: product.productName });
  await actor.click();
  await expect(activeState(visualiser, 'closed')).toBeVisible();

  await card.getByRole('button', { name: 'Book Now' }).click();
  await expect(activeState(visualiser, 'editing')).toBeVisible();
  await expect(activeState(visualiser, 'closed')).toBeHidden();
  await expect(actor).toContainText('editing.noError');
  await expect(logEntries(visualiser).filter({ hasText: 'booking.open' })).toHaveCount(1);

  await app.getByLabel('Phone Number').fill('01712345678');
  await app.getByLabel('Meeting Location').fill('Under the clock');
  await app.getByRole('button', { name: 'Book this watch' }).click();
  await expect(app.getByText('Product Booked Successfully!')).toBeVisible();
  await expect(activeState(visualiser, 'booked, final')).toBeVisible();
  const submitEntry = logEntries(visualiser)
    .filter({ hasText: /booking\.submit(?!t)/ })
    .first();
  await expect(submitEntry).toContainText('submitting');
  await submitEntry.getByText('Payload').click();
  await expect(submitEntry).toContainText('Under the clock');

  await submitEntry.getByRole('button').click();
  await expect(activeState(visualiser, 'submitting')).toBeVisible();
  await expect(activeState(visualiser, 'booked, final')).toBeHidden();
  await visualiser.getByRole('button', { name: 'Back to now' }).click();
  await expect(activeState(visualiser, 'booked, final')).toBeVisible();
});
test(
  'an event sent from the chart drives the application',
  { tag: '@long' },
  async ({ visit, shop }) => {
    const app = await visit('/', { as: 'Buyer' });
    const { product } = await openProduct(app, shop);
    const visualiser = await openVisualiser(app, 'booking');
    await visualiser
      .getByRole('list', { name: 'Running actors' })
      .getByRole('button', { name: product.productName })
      .click();
    await visualiser.getByRole('button', { name: /^booking\.open, / }).click();
    await expect(app.getByRole('dialog')).toContainText(product.productName);

    const payload = visualiser.getByRole('textbox', { name: 'Payload of submit the details' });
    await payload.fill('{ "details": ');
    await visualiser.getByRole('button', { name: 'Send: submit the details' }).click();
    await expect(visualiser.getByRole('alert')).toContainText("This payload can't be sent");
    await expect(payload).toHaveValue('{ "details": ');
    await expect(app.getByRole('dialog')).toBeVisible();

    const details = { phoneNumber: '01798765432', meetingLocation: 'At the harbour' };
    await payload.fill(JSON.stringify({ details }));
    await visualiser.getByRole('button', { name: 'Send: submit the details' }).click();
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
    const visualiser = await app.context().newPage();
    await visualiser.exposeBinding('receive', (_source, message: unknown) => {
      messages.push(JSON.stringify(message));
    });
    await visualiser.addInitScript(() => {
      const channel = new BroadcastChannel('secondhand-statecharts');
      channel.addEventListener('message', ({ data }) => {
        (window as unknown as { receive: (message: unknown) => void }).receive(data);
      });
    });
    await visualiser.goto('/statecharts?machine=signIn');
    await expect(activeState(visualiser, 'editing')).toBeVisible();
    await submitSignIn(app, { email, password });
    await expectSignedIn(app);

    await expect(logEntries(visualiser).filter({ hasText: 'signIn.submit' }).first()).toContainText(
      '•••',
    );
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
    const visualiser = await openVisualiser(app, 'signIn');
    await visualiser.evaluate(async () => {
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
    await expect(visualiser.getByRole('alert')).toContainText('Only the actors themselves');
    await expect(app).toHaveURL('/login');
  },
);
