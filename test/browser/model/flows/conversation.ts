import sharp from 'sharp';
import type { conversationExampleEvents } from '../../../../src/client/features/conversation/conversation.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface ConversationFixture extends Fixture {
  /** The example events whose messages the server has not stored yet. */
  unsentExamples: ExampleEventName[];
  messageCall: CallInterceptor;
  uploadCall: CallInterceptor;
}

type ExampleEventName = keyof typeof conversationExampleEvents;

/** In milliseconds. Longer than the machine's timeout for one photo. */
const uploadTimeout = 125_000;

const noResponseText =
  /We could not reach the marketplace|did not answer in time|could not be uploaded/;
const deletedText = 'The seller has removed this watch.';
const blockedText = "This person doesn't want messages from you.";

const messageField = ({ page }: Fixture) => page.getByRole('textbox', { name: 'Your message' });
const button = ({ page }: Fixture, name: string) => page.getByRole('button', { name, exact: true });
const unsentList = ({ page }: Fixture) => page.getByRole('list', { name: 'Messages to send' });
const statusText = (fixture: Fixture, text: string) =>
  unsentList(fixture).getByText(text, { exact: true });
const failureAlert = (fixture: Fixture) => unsentList(fixture).getByRole('alert');

async function createPhoto(name: string) {
  const square = sharp({ create: { width: 40, height: 40, channels: 3, background: '#345' } });
  return { name, mimeType: 'image/png', buffer: await square.png().toBuffer() };
}

/** Sends a message, unless it is already queued: then the machine rejects the event. */
async function sendMessage(fixture: ConversationFixture, example: ExampleEventName, text: string) {
  if (fixture.unsentExamples.includes(example)) return;
  await messageField(fixture).fill(text);
  if (example === 'send two photos') {
    const photos = await Promise.all(['clasp.png', 'case.png'].map(createPhoto));
    await fixture.page.locator('input[type=file][multiple]').setInputFiles(photos);
  }
  await button(fixture, 'Send').click();
  fixture.unsentExamples.push(example);
}

/** Takes the browser offline. The page then aborts the call that is in flight. */
async function loseConnection(fixture: ConversationFixture) {
  const isUploading = await statusText(fixture, 'Uploading the photos').isVisible();
  const isSending = await statusText(fixture, 'Sending').isVisible();
  await fixture.page.context().setOffline(true);
  if (isUploading) await fixture.uploadCall.discard();
  if (isSending) await fixture.messageCall.discard();
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
      unsentExamples: [],
      messageCall: await CallInterceptor.create(
        page,
        'POST',
        /\/api\/conversations\/[^/]+\/messages$/,
      ),
      uploadCall: await CallInterceptor.create(page, 'POST', /\/images\?/),
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
      fixture.unsentExamples.shift();
    },
    'the connection is lost': loseConnection,
    'the connection is back': ({ page }) => page.context().setOffline(false),
    'a photo is uploaded': ({ uploadCall }) => uploadCall.forward(),
    'the upload fails': ({ uploadCall }) => uploadCall.abort(),
    'the upload times out': ({ uploadCall }) => uploadCall.timeOut(uploadTimeout),
    'the message is stored': async (fixture) => {
      await fixture.messageCall.forward();
      fixture.unsentExamples.shift();
    },
    'the message is rejected': ({ messageCall }) =>
      messageCall.respond({ message: deletedText }, 409),
    'the other person has blocked the user': ({ messageCall }) =>
      messageCall.respond({ message: blockedText }, 403),
    'no response arrives': ({ messageCall }) => messageCall.abort(),
    'the call times out': ({ messageCall }) => messageCall.timeOut(),
  },
  states: {
    'conversation.idle': async (fixture) => {
      await expect(unsentList(fixture)).toHaveCount(0);
      await expect(messageField(fixture)).toBeEditable();
    },
    'conversation.delivering': async (fixture) => {
      await expect(button(fixture, 'Try again')).toHaveCount(0);
      await expect(messageField(fixture)).toBeEditable();
    },
    'conversation.delivering.uploading': (fixture) =>
      expect(statusText(fixture, 'Uploading the photos')).toBeVisible(),
    'conversation.delivering.sending': (fixture) =>
      expect(statusText(fixture, 'Sending')).toBeVisible(),
    'conversation.failed': async (fixture) => {
      await expect(statusText(fixture, 'Not sent').first()).toBeVisible();
      await expect(button(fixture, 'Try again')).toBeEnabled();
      await expect(messageField(fixture)).toBeEditable();
    },
    'conversation.failed.interrupted': (fixture) =>
      expect(failureAlert(fixture)).toHaveText(noResponseText),
    'conversation.failed.rejected': (fixture) =>
      expect(failureAlert(fixture)).toHaveText(deletedText),
    'conversation.blocked': async (fixture) => {
      await expect(fixture.page.getByRole('status').filter({ hasText: blockedText })).toBeVisible();
      await expect(messageField(fixture)).toHaveCount(0);
      await expect(button(fixture, 'Try again')).toBeEnabled();
    },
    'conversation.offline': async (fixture) => {
      await expect(fixture.page.getByText("You're offline.")).toBeVisible();
      await expect(statusText(fixture, 'Waiting for a connection')).toHaveCount(
        fixture.unsentExamples.length,
      );
    },
  },
});
