import * as fc from 'fast-check';
import { hostileText } from '../../server/fuzz/values/texts';

/** A body of several parts, with all that may be wrong about it. */
export interface Multipart {
  contentType: string;
  body: Buffer;
}

interface Part {
  lines: string[];
  content: Buffer;
}

const quoted = hostileText.map((text) => text.slice(0, 9_000).replace(/["\r\n]/g, '_'));
const long = fc.constantFrom(100, 5_000, 300_000).map((length) => 'x'.repeat(length));

/** What the head of a part says of its name. */
const disposition = fc.oneof(
  { weight: 6, arbitrary: fc.constant('form-data; name="image"; filename="watch.jpg"') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        '',
        'form-data',
        'attachment',
        'form-data; name',
        'form-data; name=',
        'form-data; name="',
      ],
      ...['form-data; name="image"', 'form-data; filename="watch.jpg"', 'form-data; name=image'],
      'form-data; name="image"; filename=""',
      'form-data; name="image"; filename="../../../../etc/passwd"',
      'form-data; name="image"; filename="C:\\\\x\\\\y.jpg"',
      'form-data; name="image"; filename*=UTF-8\'\'%e2%82%ac%00.jpg',
      'form-data; name="image"; filename*=no-such-charset\'\'%zz',
      'form-data; name="__proto__"; filename="constructor"',
      'form-data; name="constructor"',
      'form-data; name="image"; name="photo"; filename="a"; filename="b"',
      `form-data; name="image"; filename="x"${'; a=b'.repeat(2_000)}`,
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(quoted, quoted)
      .map(([name, file]) => `form-data; name="${name}"; filename="${file}"`),
  },
  {
    weight: 1,
    arbitrary: long.map((text) => `form-data; name="${text}"; filename="${text}"`),
  },
);

const furtherLine = fc.constantFrom(
  ...['Content-Type: image/jpeg', 'Content-Type: text/html', 'Content-Type: ', 'Content-Type'],
  ...['Content-Type: multipart/mixed; boundary=y', 'Content-Transfer-Encoding: base64', ': ', ':'],
  ...[
    'Content-Length: 5',
    'content-disposition: form-data; name="photo"',
    `X: ${'x'.repeat(90_000)}`,
  ],
);

function part(file: fc.Arbitrary<Buffer>): fc.Arbitrary<Part> {
  return fc
    .record({
      disposition,
      further: fc.array(furtherLine, { maxLength: 3 }),
      content: file,
    })
    .map(({ disposition: value, further, content }) => ({
      lines: [`Content-Disposition: ${value}`, ...further],
      content,
    }));
}

const boundary = fc.oneof(
  { weight: 6, arbitrary: fc.constant('----boundary') },
  fc.constantFrom('', ' ', '-', '--', '"', '\\', 'x'.repeat(71), 'x'.repeat(3_000), '.*+?[', 'a b'),
);
const typeOf: fc.Arbitrary<(boundary: string) => string> = fc.oneof(
  { weight: 8, arbitrary: fc.constant((name: string) => `multipart/form-data; boundary=${name}`) },
  fc.constantFrom(
    (name: string) => `multipart/form-data; boundary="${name}"`,
    (name: string) => `multipart/mixed; boundary=${name}`,
    (name: string) => `MULTIPART/FORM-DATA; BOUNDARY=${name}; charset=utf-16`,
    (name: string) => `multipart/form-data; boundary=${name}; boundary=other`,
    (name: string) => `multipart/form-data; boundary=other${name}`,
    () => 'multipart/form-data',
    () => 'multipart/form-data; boundary',
    () => 'multipart/',
    () => 'image/jpeg',
  ),
);

/** What becomes of the body once it is put together. */
const ending: fc.Arbitrary<(body: Buffer) => Buffer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant((body: Buffer) => body) },
  {
    weight: 3,
    arbitrary: fc
      .nat(999)
      .map((part) => (body: Buffer) => body.subarray(0, Math.floor((body.length * part) / 1_000))),
  },
  fc.constantFrom(
    (body: Buffer) => body.subarray(0, -4),
    (body: Buffer) => body.subarray(2),
    (body: Buffer) => Buffer.concat([Buffer.from('preamble\r\n'), body, Buffer.from('epilogue')]),
    (body: Buffer) => Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    (body: Buffer) => Buffer.from(body.toString('latin1').replaceAll('\r\n\r\n', '\r\n'), 'latin1'),
    (body: Buffer) => Buffer.concat([body, body]),
  ),
);

const usualLines = [
  'Content-Disposition: form-data; name="image"; filename="watch.jpg"',
  'Content-Type: image/jpeg',
];

/** Uploads of the files: as a browser makes them, and as none ever did. */
export function multipart(file: fc.Arbitrary<Buffer>): fc.Arbitrary<Multipart> {
  const usual = file.map((content): Part => ({ lines: usualLines, content }));
  const many = Array<Part>(1_200).fill({ lines: usualLines, content: Buffer.from('x') });
  const parts = fc.oneof(
    { weight: 30, arbitrary: usual.map((only) => [only]) },
    { weight: 30, arbitrary: fc.array(part(file), { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.constant(many) },
  );
  return fc
    .record({ parts, boundary, typeOf, ending })
    .map(({ parts: all, boundary: name, typeOf: toType, ending: end }) => ({
      contentType: toType(name),
      body: end(join(all, name)),
    }));
}

function join(parts: Part[], boundary: string): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ lines, content }) => [
      Buffer.from([`--${boundary}`, ...lines, '', ''].join('\r\n')),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}
