import { shrinkImage } from '../../../src/client/services/shrink-image';

/** What the stubbed image functions of the browser do. jsdom has none. */
interface Browser {
  width: number;
  height: number;
  /** The size in bytes of the encoded image. */
  encodedBytes: number;
  encodableTypes: readonly string[];
  /** The color that a canvas returns after it was filled with #123456. */
  readColor: readonly number[];
}

const drawnSizes: { width: number; height: number }[] = [];

function installBrowser(changes: Partial<Browser> = {}) {
  const browser: Browser = {
    width: 4000,
    height: 3000,
    encodedBytes: 300_000,
    encodableTypes: ['image/webp', 'image/jpeg'],
    readColor: [0x12, 0x34, 0x56],
    ...changes,
  };
  const { width, height } = browser;
  window.createImageBitmap = jest.fn(() =>
    Promise.resolve({ width, height, close: () => undefined }),
  );
  const context = {
    fillRect: () => undefined,
    drawImage: (
      _bitmap: unknown,
      _x: number,
      _y: number,
      drawnWidth: number,
      drawnHeight: number,
    ) => drawnSizes.push({ width: drawnWidth, height: drawnHeight }),
    getImageData: () => ({ data: browser.readColor }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((onEncoded, type = '') => {
    const encodedType = browser.encodableTypes.includes(type) ? type : 'image/png';
    onEncoded(new Blob([new Uint8Array(browser.encodedBytes)], { type: encodedType }));
  });
}

const photo = (bytes = 6_000_000, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'front.jpg', { type, lastModified: 7 });

beforeEach(() => drawnSizes.splice(0));
afterEach(() => jest.restoreAllMocks());

test('shrinks a photo to the size that the server stores', async () => {
  installBrowser();
  const shrunk = await shrinkImage(photo());
  expect(drawnSizes).toEqual([{ width: 1600, height: 1200 }]);
  expect(shrunk).toMatchObject({ name: 'front.jpg', lastModified: 7, size: 300_000 });
  expect(shrunk.type).toBe('image/webp');
});

test('never enlarges a photo', async () => {
  installBrowser({ width: 900, height: 1200 });
  await shrinkImage(photo());
  expect(drawnSizes).toEqual([{ width: 900, height: 1200 }]);
});

test.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
])('without a WebP encoder, %s becomes %s', async (type, expected) => {
  installBrowser({ encodableTypes: ['image/jpeg'] });
  expect((await shrinkImage(photo(6_000_000, type))).type).toBe(expected);
});

test.each([
  ['a small file', photo(100_000), {}],
  ['a file that would not become smaller', photo(250_000), {}],
  ['a GIF, which may be animated', photo(6_000_000, 'image/gif'), {}],
])('returns %s itself', async (_name, file, changes) => {
  installBrowser(changes);
  expect(await shrinkImage(file)).toBe(file);
});

test("rejects a photo that the browser can't decode, and shrinks the next one", async () => {
  installBrowser();
  jest.mocked(window.createImageBitmap).mockRejectedValueOnce(new Error('Not an image.'));
  const [broken, next] = [shrinkImage(photo()), shrinkImage(photo())];
  await expect(broken).rejects.toThrow('Not an image.');
  expect((await next).size).toBe(300_000);
});

test('shrinks the next photo after one whose decoding never ended was aborted', async () => {
  installBrowser();
  const controller = new AbortController();
  jest.mocked(window.createImageBitmap).mockImplementationOnce(() => {
    controller.abort();
    return new Promise(() => undefined);
  });
  void shrinkImage(photo(), controller.signal);
  const next = shrinkImage(photo());
  expect((await next).size).toBe(300_000);
});

test('does not decode a photo that was aborted before its turn', async () => {
  installBrowser();
  const controller = new AbortController();
  const first = shrinkImage(photo());
  const second = shrinkImage(photo(), controller.signal);
  controller.abort();
  await expect(second).rejects.toThrow();
  await first;
  expect(window.createImageBitmap).toHaveBeenCalledTimes(1);
});

test('rejects if the browser protects canvases by returning noise', async () => {
  installBrowser({ readColor: [200, 13, 77] });
  await expect(shrinkImage(photo())).rejects.toThrow('The browser blocks reading of canvases.');
});
