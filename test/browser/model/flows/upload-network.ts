import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture with noise, which takes a while to upload on a slow connection. The browser shrinks it. */
export async function createPicture(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const noisyPicture = sharp({
    create: { width: 400, height: 300, channels: 3, background: '#345', noise },
  });
  return { name, mimeType: 'image/png', buffer: await noisyPicture.png().toBuffer() };
}

/** Makes the browser fail to start an upload, which neither the network nor a user can cause. */
export const failUploadStart = (page: Page) =>
  page.evaluate(() => {
    const OriginalFormData = window.FormData;
    window.FormData = class extends OriginalFormData {
      constructor() {
        super();
        window.FormData = OriginalFormData;
        throw new Error('The browser is out of memory.');
      }
    };
  });

/** Makes the browser fail to decode the next picture, as if its format were unknown. */
export const failDecoding = (page: Page) =>
  page.evaluate(() => {
    const originalCreateImageBitmap = window.createImageBitmap;
    window.createImageBitmap = () => {
      window.createImageBitmap = originalCreateImageBitmap;
      return Promise.reject(new Error('The source image could not be decoded.'));
    };
  });

/** Makes the browser decode the next picture without an end. */
export const stallDecoding = (page: Page) =>
  page.evaluate(() => {
    const originalCreateImageBitmap = window.createImageBitmap;
    window.createImageBitmap = () => {
      window.createImageBitmap = originalCreateImageBitmap;
      return new Promise(() => undefined);
    };
  });

/** @param kilobytes per second, or -1 for no limit */
export const throttleUpload = (connection: CDPSession, kilobytes: number) =>
  connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: kilobytes < 0 ? -1 : kilobytes * 1024,
  });
