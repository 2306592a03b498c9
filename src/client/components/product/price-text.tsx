import { Text } from '@chakra-ui/react';
import { formatPrice } from './price';

/** The length of a price of a million with cents. */
const maxNoWrapLength = 13;

/** A price that does not wrap, unless it is long enough to widen the page. */
export function PriceText({ price }: { price: string }) {
  const text = formatPrice(price);
  return (
    <Text as="bdi" whiteSpace={text.length <= maxNoWrapLength ? 'nowrap' : undefined}>
      {text}
    </Text>
  );
}
