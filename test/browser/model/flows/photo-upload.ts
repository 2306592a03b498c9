import type { CDPSession } from '@playwright/test';
import type { photoUploadExampleEvents } from '../../../../src/client/features/photo-uploads/photo-upload.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { picture } from '../../spec/product-form';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';
import {
  createPicture,
  failDecoding,
  failUploadStart,
  stallDecoding,
  throttleUpload,
} from './upload-network';

interface UploadFixture extends Fixture {
  uploadCall: CallInterceptor;
  slowConnection?: CDPSession;
  /** Whether the upload of the first photo was cancelled, so that the tested photo is uploaded next. */
  isFirstUploadCancelled: boolean;
  /** Whether the request with the photo is held. */
  isRequestHeld: boolean;
}

type ExampleEventName = keyof typeof photoUploadExampleEvents;

const photoName = 'front.png';
/** Photos that are uploaded first. Their requests are held, so that the tested photo waits. */
const earlierPhotos = ['first.png', 'second.png', 'third.png'];

const tile = ({ page }: Fixture) => page.getByRole('list', { name: 'Photos' }).locator('li').nth(3);
const button = (fixture: Fixture, name: string) => fixture.page.getByRole('button', { name });
const choosePhotos = async ({ page }: Pick<Fixture, 'page'>, files: { name: string }[]) =>
  page.getByLabel('Product Image').setInputFiles(files as never);

/** Cancels the upload of the first photo, so that the upload of the tested photo starts. */
async function startUpload(fixture: UploadFixture, nextExamples: readonly string[]) {
  const [next, afterNext] = nextExamples as ExampleEventName[];
  if (next === "the browser can't decode it") await failDecoding(fixture.page);
  if (next === 'shrinking takes too long') await stallDecoding(fixture.page);
  if (afterNext === 'the upload fails to start') await failUploadStart(fixture.page);
  await button(fixture, 'Cancel the upload of photo 1 of 4').click();
  fixture.isFirstUploadCancelled = true;
  fixture.isRequestHeld = afterNext !== 'the upload fails to start';
}

export const photoUpload = createModel<UploadFixture, ExampleEventName>({
  title: 'A photo of Add a Product',
  machine: 'photoUpload',
  skipAssertionsBefore: [
    'the photo is shrunk',
    "the browser can't decode it",
    'the upload fails to start',
  ],
  browserEvents: ['upload.progressed'],
  async arrange({ visit }) {
    const page = await visit('/dashboard/add-a-product', {
      as: 'Seller',
      beforeNavigation: installClock,
    });
    const uploadCall = await CallInterceptor.create(page, 'POST', /\/images\?/);
    await choosePhotos(
      { page },
      earlierPhotos.map((name) => ({ ...picture, name })),
    );
    for (let index = 0; index < earlierPhotos.length; index += 1)
      await uploadCall.leaveUnanswered();
    return {
      page,
      actorLabel: photoName,
      uploadCall,
      isFirstUploadCancelled: false,
      isRequestHeld: false,
    };
  },
  events: {
    'choose a photo': async (fixture) => choosePhotos(fixture, [await createPicture(photoName)]),
    'its turn comes': startUpload,
    'the photo is shrunk': () => Promise.resolve(),
    "the browser can't decode it": () => Promise.resolve(),
    'shrinking takes too long': ({ page }) => page.clock.fastForward(30_000),
    'the upload fails to start': () => Promise.resolve(),
    'half of the photo is sent': async (fixture) => {
      fixture.slowConnection = await fixture.page.context().newCDPSession(fixture.page);
      await fixture.slowConnection.send('Network.enable');
      await throttleUpload(fixture.slowConnection, 10);
      await fixture.uploadCall.forward();
      fixture.isRequestHeld = false;
      await expect(tile(fixture).getByRole('progressbar')).toHaveAttribute(
        'aria-valuenow',
        /^[1-9]\d?$/,
      );
    },
    'the photo is uploaded': async (fixture) => {
      if (fixture.isRequestHeld) await fixture.uploadCall.forward();
      else if (fixture.slowConnection) await throttleUpload(fixture.slowConnection, -1);
    },
    // The image host rejects an unknown upload key.
    'the photo is rejected': async ({ uploadCall }) =>
      uploadCall.forward(({ searchParams }) => searchParams.set('key', 'unknown')),
    'cancel the upload': async (fixture) => {
      await button(fixture, 'Cancel the upload of photo 4 of 4').click();
      if (fixture.slowConnection) await throttleUpload(fixture.slowConnection, -1);
      if (fixture.isRequestHeld) await fixture.uploadCall.discard();
      fixture.isRequestHeld = false;
      delete fixture.slowConnection;
    },
    'retry the upload': async (fixture) => {
      if (fixture.isFirstUploadCancelled) {
        await button(fixture, 'Retry photo 1 of 4').click();
        await fixture.uploadCall.leaveUnanswered();
        fixture.isFirstUploadCancelled = false;
      }
      await button(fixture, 'Retry photo 4 of 4').click();
    },
  },
  states: {
    'photoUpload.idle': (fixture) => expect(tile(fixture)).toHaveCount(0),
    'photoUpload.active': (fixture) =>
      expect(button(fixture, 'Cancel the upload of photo 4 of 4')).toBeVisible(),
    'photoUpload.active.waiting': (fixture) => expect(tile(fixture)).toContainText('Waiting'),
    'photoUpload.active.shrinking': (fixture) => expect(tile(fixture)).toContainText('Preparing'),
    'photoUpload.active.uploading': (fixture) =>
      expect(tile(fixture).getByRole('progressbar')).toBeVisible(),
    'photoUpload.cancelled': async (fixture) => {
      await expect(tile(fixture)).toContainText('Not uploaded');
      await expect(fixture.page.getByRole('alert')).toHaveCount(0);
    },
    'photoUpload.failed': async (fixture) => {
      await expect(tile(fixture)).toContainText('Not uploaded');
      await expect(fixture.page.getByRole('alert')).toHaveText(
        /^Photo 4: .*(sign in|out of memory)/,
      );
    },
    'photoUpload.uploaded': async (fixture) => {
      await expect(fixture.page.getByText('1 of 4 photos are uploaded.')).toBeVisible();
      await expect(tile(fixture).getByRole('img')).toBeVisible();
    },
  },
});
