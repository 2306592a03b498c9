import { shrinkImage } from '../../../../src/client/services/pictures/shrink-image';

/** How the stubbed image functions of the browser behave. jsdom has no such functions. */
interface ImageSupport {
  width: number;
  height: number;
  /** The size in bytes of the encoded image. */
  encodedBytes: number;
  encodableTypes: readonly string[];
  /** The color that a canvas returns after it was filled with #123456. */
  returnedColor: readonly number[];
}

const drawnSizes: { width: number; height: number }[] = [];

function stubImageFunctions(changes: Partial<ImageSupport> = {}) {
  const support: ImageSupport = {
    width: 4000,
    height: 3000,
    encodedBytes: 300_000,
    encodableTypes: ['image/webp', 'image/jpeg'],
    returnedColor: [0x12, 0x34, 0x56],
    ...changes,
  };
  const { width, height } = support;
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
    getImageData: () => ({ data: support.returnedColor }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((onEncoded, type = '') => {
    const encodedType = support.encodableTypes.includes(type) ? type : 'image/png';
    onEncoded(new Blob([new Uint8Array(support.encodedBytes)], { type: encodedType }));
  });
}

const photo = (bytes = 6_000_000, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'front.jpg', { type, lastModified: 7 });

beforeEach(() => drawnSizes.splice(0));
afterEach(() => jest.restoreAllMocks());

test('shrinks a photo to the size that the server stores', async () => {
  stubImageFunctions();
  const shrunk = await shrinkImage(photo());
  expect(drawnSizes).toEqual([{ width: 1600, height: 1200 }]);
  expect(shrunk).toMatchObject({ name: 'front.jpg', lastModified: 7, size: 300_000 });
  expect(shrunk.type).toBe('image/webp');
});

test('never enlarges a photo', async () => {
  stubImageFunctions({ width: 900, height: 1200 });
  await shrinkImage(photo());
  expect(drawnSizes).toEqual([{ width: 900, height: 1200 }]);
});

test.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
])('without a WebP encoder, %s becomes %s', async (type, expected) => {
  stubImageFunctions({ encodableTypes: ['image/jpeg'] });
  expect((await shrinkImage(photo(6_000_000, type))).type).toBe(expected);
});

test.each([
  ['a small file', photo(100_000), {}],
  ['a file that would not become smaller', photo(250_000), {}],
  ['a GIF, which may be animated', photo(6_000_000, 'image/gif'), {}],
])('returns %s itself', async (_name, file, changes) => {
  stubImageFunctions(changes);
  expect(await shrinkImage(file)).toBe(file);
});

test("rejects a photo that the browser can't decode, and shrinks the next one", async () => {
  stubImageFunctions();
  jest.mocked(window.createImageBitmap).mockRejectedValueOnce(new Error('Not an image.'));
  const [broken, next] = [shrinkImage(photo()), shrinkImage(photo())];
  await expect(broken).rejects.toThrow('Not an image.');
  expect((await next).size).toBe(300_000);
});

test('an aborted photo whose decoding never ends does not block the next photo', async () => {
  stubImageFunctions();
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
  stubImageFunctions();
  const controller = new AbortController();
  const first = shrinkImage(photo());
  const second = shrinkImage(photo(), controller.signal);
  controller.abort();
  await expect(second).rejects.toThrow();
  await first;
  expect(window.createImageBitmap).toHaveBeenCalledTimes(1);
});

test('rejects a photo if the browser returns random colors from a canvas', async () => {
  stubImageFunctions({ returnedColor: [200, 13, 77] });
  await expect(shrinkImage(photo())).rejects.toThrow('The browser blocks reading of canvases.');
});
