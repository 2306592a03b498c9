import { maxImportLength, tooLargeFileMessage } from '../../../contract/selling/product-import';
import type { CsvEncoding } from './csv-encodings';

/**
 * Reads a CSV file as a spreadsheet saves it: without a chosen encoding in UTF-8 or UTF-16, or else in that of Windows.
 * @throws Error with a message for the user if it is too large
 */
export async function readCsvFile(file: File, encoding?: CsvEncoding): Promise<string> {
  if (file.size > maxImportLength) throw new Error(tooLargeFileMessage);
  const bytes = await new Response(file).arrayBuffer();
  return encoding === undefined ? decode(bytes) : new TextDecoder(encoding).decode(bytes);
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  // The name of the first column begins with an ASCII letter, of which UTF-16 sets one byte to zero.
  const isLittleEndian = (first === 0xff && second === 0xfe) || second === 0;
  if (isLittleEndian) return new TextDecoder('utf-16le').decode(bytes);
  const isBigEndian = (first === 0xfe && second === 0xff) || first === 0;
  if (isBigEndian) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
