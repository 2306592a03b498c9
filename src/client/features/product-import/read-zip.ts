import { Unzip, UnzipInflate } from 'fflate';
import { maxImageBytes } from '../../../contract/pictures/image-upload';

/**
 * Reads files of a zip one after the other, so that a large one takes little memory.
 * @param isNeeded whether to read the file with this name, which is without its folder
 * @throws Error with a message for the user
 */
export async function* readZip(
  zip: File,
  isNeeded: (name: string) => boolean,
): AsyncGenerator<File> {
  const files: File[] = [];
  let problem: string | undefined;
  // An error that `ondata` throws would not reach the caller, so it is stored.
  const pushBytes = (bytes: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(bytes, isLast);
    } catch {
      problem ??= `${zip.name} is damaged.`;
    }
    if (problem !== undefined) throw new Error(problem);
    return files.splice(0);
  };
  const unzip = new Unzip((entry) => {
    const name = zipEntryNames(entry.name)
      .map((path) => path.split(/[/\\]/).at(-1) ?? '')
      .find(isNeeded);
    if (name === undefined) return;
    const chunks: BlobPart[] = [];
    let size = 0;
    entry.ondata = (error, chunk, isLast) => {
      if (problem !== undefined) return;
      if (error) {
        problem = `${name} can't be read from the zip.`;
        return;
      }
      size += chunk.length;
      // The declared size may be wrong.
      if (size > maxImageBytes) {
        problem = `${name} is larger than 32 MB.`;
        return;
      }
      chunks.push(chunk);
      if (isLast) files.push(new File(chunks, name, { type: mediaType(name) }));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const reader = zip.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    yield* pushBytes(part.value, false);
  }
  yield* pushBytes(new Uint8Array(0), true);
}

function mediaType(name: string): string {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`;
}

/** The characters above 127 of code page 437, in which zips have names without the mark of UTF-8. */
const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/**
 * Returns what the name of an entry may be. Many programs write UTF-8 or another encoding without the mark, and then
 * the library reads each byte as a character.
 */
function zipEntryNames(name: string): string[] {
  if (/[\u0100-\uffff]/.test(name)) return [name];
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  return [
    name,
    new TextDecoder('utf-8').decode(bytes),
    new TextDecoder('windows-1252').decode(bytes),
    name.replace(/[\x80-\xff]/g, (byte) => codePage437[byte.charCodeAt(0) - 128] ?? byte),
  ];
}
