import { maxPictureSide } from '../../../contract/pictures/image-upload';

/** Smaller files are not worth the time and the loss of quality. */
const minBytes = 200_000;
const encodingQuality = 0.85;

/** GIF may be animated, and browsers encode no AVIF. */
const keptTypes = ['image/gif', 'image/avif'];

/** Images are decoded one at a time, because one of 50 megapixels takes 200 MB of memory. */
let lastShrinking: Promise<unknown> = Promise.resolve();

/**
 * Returns the image in the size that the server stores, upright and without metadata such as the location;
 * the file itself if that would not be smaller. Rejects if the browser can't decode the image.
 * @param signal aborted when the result is no longer needed, so that the next image need not wait for this one
 */
export function shrinkImage(file: File, signal?: AbortSignal): Promise<File> {
  if (file.size < minBytes || keptTypes.includes(file.type)) return Promise.resolve(file);
  const shrinking = lastShrinking.then(() => {
    signal?.throwIfAborted();
    return reencode(file);
  });
  const shrinkingEnd = shrinking.catch(() => undefined);
  lastShrinking = signal ? Promise.race([shrinkingEnd, waitForAbort(signal)]) : shrinkingEnd;
  return shrinking;
}

const waitForAbort = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

async function reencode(file: File): Promise<File> {
  // The result has no metadata, so the camera's orientation is applied to the pixels.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const content = await encodeCanvas(drawToCanvas(bitmap), file.type);
    if (content.size >= file.size) return file;
    const { type } = content;
    return new File([content], file.name, { type, lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
}

function drawToCanvas(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, maxPictureSide / Math.max(bitmap.width, bitmap.height));
  const canvas = createCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = getContext(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encodeCanvas(canvas: HTMLCanvasElement, sourceType: string): Promise<Blob> {
  if (isCanvasBlocked()) throw new Error('The browser blocks reading of canvases.');
  const webp = await toBlob(canvas, 'image/webp');
  // Safari encodes PNG instead of WebP, which is larger than a JPEG unless the source is a PNG, too.
  if (webp.type === 'image/webp' || sourceType !== 'image/jpeg') return webp;
  return toBlob(canvas, 'image/jpeg');
}

/** Returns whether the browser returns noise instead of the canvas, to prevent fingerprinting. */
function isCanvasBlocked(): boolean {
  const context = getContext(createCanvas(4, 4));
  context.fillStyle = '#123456';
  context.fillRect(0, 0, 4, 4);
  const [red, green, blue] = context.getImageData(1, 1, 1, 1).data;
  return red !== 0x12 || green !== 0x34 || blue !== 0x56;
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no memory for a canvas.');
  return context;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const onEncoded = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error(`The browser can't encode ${type}.`));
    canvas.toBlob(onEncoded, type, encodingQuality);
  });
}
