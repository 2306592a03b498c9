import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { pluralize } from '../../../contract/text/pluralize';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { formatDay } from '../../components/product/product-facts';
import { configuration } from '../../services/configuration';

/** What a buyer should know before booking. */
export function BookingTerms() {
  const { bookingHours } = configuration();
  const [now] = useState(() => Date.now());
  return (
    <Stack as="ul" gap="1" paddingStart="5" listStyleType="disc" textStyle="sm">
      <Text as="li">
        {bookingHours
          ? `Booking is free. It holds for ${formatHours(bookingHours)}, until ${formatDay(bookingEnd(now, bookingHours))}, and expires if you don't pay in that time.`
          : 'Booking is free.'}
      </Text>
      <Text as="li">The seller's phone and email appear after payment.</Text>
      <Text as="li">{inGoodsWords('Your money is held until the watch is in your hands.')}</Text>
    </Stack>
  );
}

const bookingEnd = (now: number, hours: number) => new Date(now + hours * 3_600_000).toISOString();

function formatHours(hours: number): string {
  return hours > 24 && hours % 24 === 0 ? pluralize(hours / 24, 'day') : pluralize(hours, 'hour');
}
