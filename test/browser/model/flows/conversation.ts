import sharp from 'sharp';
import type { conversationExampleEvents } from '../../../../src/client/features/conversation/conversation.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface ConversationFixture extends Fixture {
  /** The example events whose messages are not sent yet. */
  queue: ExampleEventName[];
  message: CallInterceptor;
  upload: CallInterceptor;
}

type ExampleEventName = keyof typeof conversationExampleEvents;

/** In milliseconds. Longer than the machine's timeout for one photo. */
const uploadTimeout = 125_000;

const noResponse =
  /We could not reach the marketplace|did not answer in time|could not be uploaded/;
const deleted = 'The seller has removed this watch.';
const blocked = 'This person does not receive messages from you.';

const field = ({ page }: Fixture) => page.getByRole('textbox', { name: 'Your message' });
const button = ({ page }: Fixture, name: string) => page.getByRole('button', { name, exact: true });
const unsent = ({ page }: Fixture) => page.getByRole('list', { name: 'Messages to send' });
const status = (fixture: Fixture, text: string) => unsent(fixture).getByText(text, { exact: true });
const failure = (fixture: Fixture) => unsent(fixture).getByRole('alert');

async function createPhoto(name: string) {
  const square = sharp({ create: { width: 40, height: 40, channels: 3, background: '#345' } });
  return { name, mimeType: 'image/png', buffer: await square.png().toBuffer() };
}

/** Sends a message, unless it is already queued: then the machine rejects the event. */
async function sendMessage(fixture: ConversationFixture, example: ExampleEventName, text: string) {
  if (fixture.queue.includes(example)) return;
  await field(fixture).fill(text);
  if (example === 'send two photos') {
    const photos = await Promise.all(['clasp.png', 'case.png'].map(createPhoto));
    await fixture.page.locator('input[type=file][multiple]').setInputFiles(photos);
  }
  await button(fixture, 'Send').click();
  fixture.queue.push(example);
}

/** Ends the call that is in flight, if there is one. */
async function loseConnection(fixture: ConversationFixture) {
  const isUploading = await status(fixture, 'Uploading the photos').isVisible();
  const isSending = await status(fixture, 'Sending').isVisible();
  await fixture.page.context().setOffline(true);
  if (isUploading) await fixture.upload.discard();
  if (isSending) await fixture.message.discard();
}

export const conversation = createModel<ConversationFixture, ExampleEventName>({
  title: 'Writing in a conversation',
  machine: 'conversation',
  async arrange({ shop, visit }) {
    const product = await shop.listProduct(await shop.register('seller', 'Selma Seller'));
    const buyer = await shop.register('buyer', 'Bea Buyer');
    const { conversationId } = await shop.ask(buyer, product._id, 'Is the crystal original?');
    const page = await visit(`/dashboard/messages/${conversationId}`, {
      as: buyer,
      beforeNavigation: installClock,
    });
    return {
      page,
      queue: [],
      message: await CallInterceptor.create(page, 'POST', /\/api\/conversations\/[^/]+\/messages$/),
      upload: await CallInterceptor.create(page, 'POST', /\/images\?/),
    };
  },
  events: {
    'send a message': (fixture) => sendMessage(fixture, 'send a message', 'Is it still available?'),
    'send two photos': (fixture) => sendMessage(fixture, 'send two photos', 'This is the clasp.'),
    'send an empty message': async (fixture) => {
      await button(fixture, 'Send').click();
      await expect(fixture.page.getByText('Please write a message')).toBeVisible();
    },
    'try again': (fixture) => button(fixture, 'Try again').click(),
    'delete the message': async (fixture) => {
      await button(fixture, 'Delete').click();
      fixture.queue.shift();
    },
    'the connection is lost': loseConnection,
    'the connection is back': ({ page }) => page.context().setOffline(false),
    'a photo is uploaded': ({ upload }) => upload.forward(),
    'the upload fails': ({ upload }) => upload.abort(),
    'the upload times out': ({ upload }) => upload.timeOut(uploadTimeout),
    'the message is stored': async (fixture) => {
      await fixture.message.forward();
      fixture.queue.shift();
    },
    'the message is rejected': ({ message }) => message.respond({ message: deleted }, 409),
    'the other person has blocked the user': ({ message }) =>
      message.respond({ message: blocked }, 403),
    'no response arrives': ({ message }) => message.abort(),
    'the call times out': ({ message }) => message.timeOut(),
  },
  states: {
    'conversation.idle': async (fixture) => {
      await expect(unsent(fixture)).toHaveCount(0);
      await expect(field(fixture)).toBeEditable();
    },
    'conversation.delivering': async (fixture) => {
      await expect(button(fixture, 'Try again')).toHaveCount(0);
      await expect(field(fixture)).toBeEditable();
    },
    'conversation.delivering.uploading': (fixture) =>
      expect(status(fixture, 'Uploading the photos')).toBeVisible(),
    'conversation.delivering.sending': (fixture) =>
      expect(status(fixture, 'Sending')).toBeVisible(),
    'conversation.failed': async (fixture) => {
      await expect(status(fixture, 'Not sent').first()).toBeVisible();
      await expect(button(fixture, 'Try again')).toBeEnabled();
      await expect(field(fixture)).toBeEditable();
    },
    'conversation.failed.interrupted': (fixture) => expect(failure(fixture)).toHaveText(noResponse),
    'conversation.failed.rejected': (fixture) => expect(failure(fixture)).toHaveText(deleted),
    'conversation.blocked': async (fixture) => {
      await expect(fixture.page.getByRole('status').filter({ hasText: blocked })).toBeVisible();
      await expect(field(fixture)).toHaveCount(0);
      await expect(button(fixture, 'Try again')).toBeEnabled();
    },
    'conversation.offline': async (fixture) => {
      await expect(fixture.page.getByText("You're offline.")).toBeVisible();
      await expect(status(fixture, 'Waiting for a connection')).toHaveCount(fixture.queue.length);
    },
  },
});
