import type { Page, Response } from '@playwright/test';
import sharp from 'sharp';
import { draftFilesDatabase } from '../../src/client/services/drafts/draft-files-database';
import { createPhoto } from './create-photo';
import { expect, test } from './spec/fixtures';
import { addProduct, fillProduct, picture } from './spec/product-form';

const isUpload = (response: Response) => /\/images\?/.test(response.url());
const moveHandle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Drag or use the arrow keys: ${name}` });

/** Waits until the browser has stored where a file is: a reload may come before the write that it has started. */
const expectStoredFile = (page: Page, name: string, index: number) =>
  expect
    .poll(() =>
      page.evaluate(
        ({ database, file, position }) =>
          new Promise<boolean>((resolve) => {
            const opened = indexedDB.open(database);
            opened.onsuccess = () => {
              const all = opened.result.transaction('files').objectStore('files').getAll();
              all.onsuccess = () => {
                opened.result.close();
                const drafts = all.result as {
                  files: { photos?: { file?: File; position: number }[] };
                }[];
                resolve(
                  drafts.some(({ files }) =>
                    files.photos?.some(
                      (photo) => photo.file?.name === file && photo.position === position,
                    ),
                  ),
                );
              };
            };
          }),
        { database: draftFilesDatabase, file: name, position: index },
      ),
    )
    .toBe(true);

interface Upload {
  data: { url: string; width: number; height: number };
}

/** Returns the data of the response to the next upload. */
async function waitForUpload(page: Page, startUpload: () => Promise<unknown>) {
  const uploaded = page.waitForResponse(isUpload);
  await startUpload();
  return ((await (await uploaded).json()) as Upload).data;
}

/** Writes the size of each uploaded file into the page. The browser doesn't report the size of a body with files. */
function recordUploadSize() {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const image = body instanceof FormData ? body.get('image') : null;
    if (image instanceof File) document.body.dataset['uploadSize'] = String(image.size);
    send.call(this, body);
  };
}

test('a large photo is sent upright, in the size that the server stores', async ({ visit }) => {
  const page = await visit('/dashboard/add-a-product', {
    as: 'Seller',
    beforeNavigation: (newPage) => newPage.addInitScript(recordUploadSize),
  });
  const photo = await createPhoto('jpeg');
  // The camera was held upright: the pixels lie on their side.
  const buffer = await sharp(photo.buffer).withMetadata({ orientation: 6 }).toBuffer();
  const upload = await waitForUpload(page, () =>
    page.getByLabel('Product Image').setInputFiles({ ...photo, buffer }),
  );
  expect(upload).toMatchObject({ width: 1200, height: 1600 });
  const size = Number(await page.locator('body').getAttribute('data-upload-size'));
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(buffer.length / 3);
});

test('the order of photos survives a broken upload, a reload and the save', async ({
  visit,
  shop,
}) => {
  const page = await visit('/dashboard/add-a-product', { as: 'Seller' });
  let coverUrl = '';
  page.on('response', (response) => {
    if (isUpload(response))
      void response.json().then(({ data }: Upload) => (coverUrl ||= data.url));
  });
  const { productName } = await fillProduct(page);
  await expect(page.getByText('The photo is uploaded.')).toBeVisible();
  const startUpload = async (name: string, background: string) => {
    const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
      .png()
      .toBuffer();
    await page.getByLabel('Product Image').setInputFiles({ ...picture, name, buffer });
  };
  const sideUpload = await waitForUpload(page, () => startUpload('side.png', '#553'));
  await page.route('**/images?*', (route) => route.abort());
  await startUpload('back.png', '#355');
  await expect(page.getByRole('alert')).toHaveText(/^Photo 3: /);
  await moveHandle(page, 'photo 3 of 3').press('Home');
  await expect(moveHandle(page, 'photo 1 of 3')).toBeFocused();
  await expectStoredFile(page, 'back.png', 0);

  await page.unroute('**/images?*');
  const backUpload = await waitForUpload(page, () => page.reload());
  await expect(page.getByText('All 3 photos are uploaded.')).toBeVisible();
  await addProduct(page);
  await expect(page).toHaveURL('/dashboard/my-products');
  const seller = await shop.signIn('Seller');
  const products = await shop.call<{ _id: string; productName: string }[]>(
    `/api/my-products/${seller.email}`,
    seller.token,
  );
  const id = products.find((product) => product.productName === productName)?._id;
  const { photos } = await shop.call<{ photos: string[] }>(`/api/product/${id}`, seller.token);
  expect(photos).toEqual([backUpload.url, coverUrl, sideUpload.url]);
});
