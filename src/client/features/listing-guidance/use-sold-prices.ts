import { productFields } from '../../../contract/selling/product-fields';
import type { SoldPrices } from '../../../contract/selling/sold-prices';
import { useSoldPricesQuery } from '../../api/guidance-api';
import { useDebounced } from '../../components/forms/use-debounced';
import type { ProductDraft } from '../../components/product-form/product-draft';

/** Milliseconds without a change after which the prices are requested. */
const debounceTime = 600;

const fieldNames = ['productName', 'brand', 'model', 'referenceNumber', 'category'] as const;

/** Returns the prices of sold products that are similar to a draft; undefined until the response. */
export function useSoldPrices(draft: Partial<ProductDraft>): SoldPrices | undefined {
  const serializedTexts = JSON.stringify(
    fieldNames.map((name) => draft[name]?.trim().slice(0, productFields[name].maxLength) ?? ''),
  );
  const texts = JSON.parse(useDebounced(serializedTexts, debounceTime)) as string[];
  const query: Partial<Record<(typeof fieldNames)[number], string>> = Object.fromEntries(
    fieldNames.flatMap((name, index) => (texts[index] ? [[name, texts[index]]] : [])),
  );
  const { currentData } = useSoldPricesQuery(query, { skip: !query.productName });
  return currentData;
}
