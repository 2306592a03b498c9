import { Box, Stack, Text } from '@chakra-ui/react';
import { cardLimitsMessage } from '../../../contract/payments/card-limits';
import { shopCurrency } from '../../../contract/payments/currencies';
import { pluralName } from '../../../contract/payments/currency-words';
import { PriceText } from '../../components/product/price-text';
import type { NewPrice } from './new-prices';

/** The old and new price of each product. */
export function PricePreview({ prices }: { prices: readonly NewPrice[] }) {
  return (
    <Stack
      as="ul"
      aria-label="New prices"
      listStyleType="none"
      gap="2"
      maxHeight="40vh"
      overflowY="auto"
      // Focusable, so that the list can be scrolled by keyboard.
      tabIndex={0}
    >
      {prices.map(({ id, name, from, currency, to, obstacle }) => (
        <Box as="li" key={id} overflowWrap="anywhere" textStyle="sm">
          <Text fontWeight="600">
            <bdi>{name}</bdi>
          </Text>
          {to === null ? (
            <Text color="fg.muted">
              {obstacle === 'cardLimits'
                ? `${cardLimitsMessage()} It stays as it is.`
                : `Its price isn't an amount in ${pluralName(shopCurrency())}, so it stays as it is.`}
            </Text>
          ) : (
            <span>
              <PriceText price={from} currency={currency} />
              <span aria-label="becomes"> → </span>
              <PriceText price={to} />
            </span>
          )}
        </Box>
      ))}
    </Stack>
  );
}
