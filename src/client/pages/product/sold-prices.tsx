import { freshFor30Seconds } from '../../api/api';
import { useSoldPricesOfProductQuery } from '../../api/guidance-api';
import { SoldPricesNote } from '../../features/listing-guidance/sold-prices-note';

/** What similar watches were sold for. Renders nothing if there are too few sales. */
export function SoldPrices({ id }: { id: string }) {
  const { currentData } = useSoldPricesOfProductQuery(id, freshFor30Seconds);
  return currentData ? <SoldPricesNote level="h2" prices={currentData.prices} /> : null;
}
