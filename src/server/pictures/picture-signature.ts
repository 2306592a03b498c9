const beginsWith = (...bytes: number[]) => {
  const signature = Buffer.from(bytes);
  return (file: Buffer) => file.subarray(0, signature.length).equals(signature);
};
const textAt = (position: number, text: string) => (file: Buffer) =>
  file.toString('latin1', position, position + text.length) === text;

/** How the files of each kind of picture begin that is kept. */
const signatures: ((file: Buffer) => boolean)[] = [
  beginsWith(0xff, 0xd8, 0xff),
  beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  textAt(0, 'GIF8'),
  (file) => textAt(0, 'RIFF')(file) && textAt(8, 'WEBP')(file),
  // HEIF and AVIF.
  textAt(4, 'ftyp'),
  beginsWith(0x49, 0x49, 0x2a, 0x00),
  beginsWith(0x4d, 0x4d, 0x00, 0x2a),
];

/**
 * Whether a file begins like a picture that is made of pixels. Others are not even read: a drawing
 * of a few bytes can keep a processor for minutes.
 */
export function hasPictureSignature(file: Buffer): boolean {
  return signatures.some((isOfKind) => isOfKind(file));
}
