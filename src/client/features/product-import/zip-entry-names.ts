/** The characters above 127 of code page 437, in which zips have names without the mark of UTF-8. */
const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/**
 * Returns what the name of an entry may be. Many programs write UTF-8 or another encoding without the mark, and then
 * the library reads each byte as a character.
 */
export function zipEntryNames(name: string): string[] {
  if (/[\u0100-\uffff]/.test(name)) return [name];
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  return [
    name,
    new TextDecoder('utf-8').decode(bytes),
    new TextDecoder('windows-1252').decode(bytes),
    name.replace(/[\x80-\xff]/g, (byte) => codePage437[byte.charCodeAt(0) - 128] ?? byte),
  ];
}
