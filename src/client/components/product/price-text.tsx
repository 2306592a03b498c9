import { Text } from '@chakra-ui/react';
import { formatPrice } from './price';

/** The length of "$1,000,000.00". */
const maxNoWrapLength = 13;

/** A price that does not wrap, unless it is so long that it could widen the page. */
export function PriceText({ price }: { price: string }) {
  const text = formatPrice(price);
  return (
    <Text as="bdi" whiteSpace={text.length <= maxNoWrapLength ? 'nowrap' : undefined}>
      {text}
    </Text>
  );
}
