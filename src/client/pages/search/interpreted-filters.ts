import type { InterpretedWords, Search } from '../../../contract/finding/search';
import { formatUnits } from '../../../contract/finding/search-title';
import type { ChosenFilter } from './chosen-filters';
import { hasWords, withoutWords } from './without-words';

export interface InterpretedFilter extends ChosenFilter {
  order: InterpretedWords['order'];
}

/**
 * Returns the filters and the sort order that the server read from words of the text. Removing a filter
 * removes its words from the text.
 * @param interpreted the interpreted words of the last response, which may be for another text
 */
export function interpretedFilters(
  { text = '' }: Search,
  interpreted: readonly InterpretedWords[] = [],
): InterpretedFilter[] {
  return interpreted
    .filter(({ words }) => hasWords(text, words))
    .map((each) => ({
      label: interpretedLabel(each),
      removal: { text: withoutWords(text, [each.words]) },
      order: each.order,
    }));
}

function interpretedLabel({ words, label, priceFrom, priceTo, order }: InterpretedWords): string {
  if (label !== undefined) return label;
  if (priceFrom !== undefined && priceTo !== undefined) {
    return `${formatUnits(priceFrom)}–${formatUnits(priceTo)}`;
  }
  if (priceTo !== undefined) return `Under ${formatUnits(priceTo)}`;
  if (priceFrom !== undefined) return `From ${formatUnits(priceFrom)}`;
  if (order === 'priceUp') return 'Lowest price first';
  return order === 'priceDown' ? 'Highest price first' : words;
}
