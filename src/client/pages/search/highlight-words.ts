const name = 'search-words';

/** The style of highlighted words below an element. Browsers without CSS highlights ignore it. */
export const highlightedWords = {
  [`& h3::highlight(${name}), & h3 *::highlight(${name})`]: { backgroundColor: 'brand.muted' },
};

/**
 * Highlights the words of a search in the names of its results, without a change of the document that React renders.
 * Returns a function that ends it.
 */
export function highlightWords(results: HTMLElement, text: string): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  CSS.highlights.set(name, new Highlight(...findWords(results, text)));
  return () => void CSS.highlights.delete(name);
}

/** Removes accents, as the search does. The text keeps its length, so that positions in it stay valid. */
const withoutAccents = (text: string) =>
  text.replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (accented) => accented.normalize('NFD').charAt(0));

const letter = '[\\p{L}\\p{M}\\p{N}]';

/** Returns where the names of the results have a word that begins like one of the text. */
export function findWords(results: HTMLElement, text: string): Range[] {
  const words = withoutAccents(text.normalize('NFC')).match(new RegExp(`${letter}{2,}`, 'gu'));
  if (!words) return [];
  const pattern = new RegExp(`(?<!${letter})(?:${words.join('|')})`, 'giu');
  return [...results.querySelectorAll('h3')].flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const ranges: Range[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { index, 0: word } of withoutAccents(node.textContent ?? '').matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        ranges.push(range);
      }
    }
    return ranges;
  });
}
