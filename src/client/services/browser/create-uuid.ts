/** Each 0, 1 and 8 is replaced by a random digit. The 4 is the version; the digit for the 8 keeps the variant's bits. */
const template = '10000000-1000-4000-8000-100000000000';

/** Returns a random UUID. `crypto.randomUUID` exists only in secure contexts. */
export function createUuid(): string {
  return template.replace(/[018]/g, (character) => {
    const digit = Number(character);
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit ^ (random & (15 >> (digit / 4)))).toString(16);
  });
}
