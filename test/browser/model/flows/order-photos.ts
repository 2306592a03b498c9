import type { orderActionExampleEvents } from '../../../../src/client/features/order/order-action.examples';
import { createPhoto } from '../../create-photo';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';
import { createPaidOrder } from './paid-order';

interface OrderPhotosFixture extends Fixture {
  uploadCall: CallInterceptor;
}

type ExampleEventName = Extract<
  keyof typeof orderActionExampleEvents,
  | 'choose to contest the report'
  | 'close the dialog'
  | 'answer with two photos'
  | 'a photo is uploaded'
  | 'a photo is not uploaded'
>;

const uploadFailedText = /could not be uploaded/;

const dialog = ({ page }: Fixture) => page.getByRole('dialog');
const progressText = (fixture: Fixture) => dialog(fixture).getByText(/^Uploading photo/);
const openButton = ({ page }: Fixture) => page.getByRole('button', { name: 'Contest the report' });

async function answerWithPhotos(fixture: Fixture) {
  await dialog(fixture).getByLabel('Your answer').fill('It was fine.');
  if (
    (await dialog(fixture)
      .getByRole('button', { name: /^Remove/ })
      .count()) === 0
  ) {
    const photo = await createPhoto('jpeg');
    const photos = ['dial.jpg', 'back.jpg'].map((name) => ({ ...photo, name }));
    await dialog(fixture).locator('input[type=file]').setInputFiles(photos);
  }
  await dialog(fixture).getByRole('button', { name: 'Contest the report' }).click();
}

export const orderPhotos = createModel<OrderPhotosFixture, ExampleEventName>({
  title: 'Answering a report with photos',
  machine: 'orderAction',
  async arrange({ shop, visit }) {
    const seller = await shop.signIn('Seller');
    const { orderId, reportProblem } = await createPaidOrder(shop, seller);
    await reportProblem();
    const page = await visit(`/dashboard/order/${orderId}`, {
      as: 'Seller',
      beforeNavigation: installClock,
    });
    // Never forwarded: the model has no event after this request.
    await CallInterceptor.create(page, 'POST', /\/api\/sales\/[^/]+\/events$/);
    return { page, uploadCall: await CallInterceptor.create(page, 'POST', /\/images\?/) };
  },
  events: {
    'choose to contest the report': (fixture) => openButton(fixture).click(),
    'close the dialog': async (fixture) => {
      const isUploading = (await progressText(fixture).count()) > 0;
      await dialog(fixture).getByRole('button', { name: 'Close' }).click();
      if (isUploading) await fixture.uploadCall.discard();
    },
    'answer with two photos': answerWithPhotos,
    'a photo is uploaded': ({ uploadCall }) => uploadCall.forward(),
    'a photo is not uploaded': ({ uploadCall }) => uploadCall.abort(),
  },
  states: {
    'orderAction.idle': async (fixture) => {
      await expect(dialog(fixture)).toHaveCount(0);
      await expect(openButton(fixture)).toBeEnabled();
    },
    'orderAction.editing': (fixture) =>
      expect(dialog(fixture).getByLabel('Your answer')).toBeEditable(),
    'orderAction.editing.noError': (fixture) =>
      expect(dialog(fixture).getByText(uploadFailedText)).toHaveCount(0),
    'orderAction.editing.uploadFailed': async (fixture) => {
      await expect(dialog(fixture).getByText(uploadFailedText)).toBeVisible();
      await expect(dialog(fixture).getByLabel('Your answer')).not.toHaveValue('');
    },
    'orderAction.uploading': async (fixture) => {
      await expect(progressText(fixture)).toBeVisible();
      await expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeEnabled();
    },
    'orderAction.sending': (fixture) =>
      expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeDisabled(),
  },
});
