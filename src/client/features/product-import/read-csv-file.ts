import { maxImportLength, tooLargeFileMessage } from '../../../contract/selling/product-import';

/**
 * Reads a CSV file as a spreadsheet saves it: in UTF-8 or UTF-16, or in the encoding of Windows.
 * @throws Error with a message for the user if it is too large
 */
export async function readCsvFile(file: File): Promise<string> {
  if (file.size > maxImportLength) throw new Error(tooLargeFileMessage);
  return decode(await new Response(file).arrayBuffer());
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
