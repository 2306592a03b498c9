import { Text } from '@chakra-ui/react';
import { sellingPriceTexts } from './price';

interface PriceTextProps {
  price: string;
  /** By default that of the shop. */
  currency?: string | null | undefined;
}

/** The length of "$1,000,000.00". */
const maxNoWrapLength = 13;

/**
 * A selling price that does not wrap, unless it is so long that it could widen the page. If the seller typed
 * no amount, the typed text follows "Price on request".
 */
export function PriceText({ price: sellingPrice, currency }: PriceTextProps) {
  const { price, typedText } = sellingPriceTexts(sellingPrice, currency);
  return (
    <>
      <Text as="bdi" whiteSpace={price.length <= maxNoWrapLength ? 'nowrap' : undefined}>
        {price}
      </Text>
      {typedText !== undefined && (
        <Text as="bdi" display="block" color="fg.muted" textStyle="xs" overflowWrap="anywhere">
          {typedText}
        </Text>
      )}
    </>
  );
}
