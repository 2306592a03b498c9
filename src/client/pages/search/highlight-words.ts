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

const letter = '[\\p{L}\\p{M}\\p{N}]';

/** Returns where the names of the results have a word that begins like one of the text. */
export function findWords(results: HTMLElement, text: string): Range[] {
  const words = text.match(new RegExp(`${letter}{2,}`, 'gu'));
  if (!words) return [];
  const pattern = new RegExp(`(?<!${letter})(?:${words.join('|')})`, 'giu');
  return [...results.querySelectorAll('h3')].flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const ranges: Range[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        ranges.push(range);
      }
    }
    return ranges;
  });
}
