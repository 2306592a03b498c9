import { Text } from '@chakra-ui/react';
import { formatPrice } from './price';

/** As long as a price of a million with cents. */
const longestOnOneLine = 13;

/** A price on one line, unless its seller typed something long, which would widen the page. */
export function PriceText({ price }: { price: string }) {
  const text = formatPrice(price);
  return (
    <Text as="bdi" whiteSpace={text.length <= longestOnOneLine ? 'nowrap' : undefined}>
      {text}
    </Text>
  );
}
