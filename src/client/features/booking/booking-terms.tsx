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
          ? `Booking is free. You have ${formatHours(bookingHours)} to pay, until ${formatDay(bookingEnd(now, bookingHours))}. After that the booking expires.`
          : 'Booking is free.'}
      </Text>
      <Text as="li">You see the seller's phone number and email once you've paid.</Text>
      <Text as="li">{inGoodsWords('Your money is held until the watch is in your hands.')}</Text>
    </Stack>
  );
}

const bookingEnd = (now: number, hours: number) => new Date(now + hours * 3_600_000).toISOString();

function formatHours(hours: number): string {
  return hours > 24 && hours % 24 === 0 ? pluralize(hours / 24, 'day') : pluralize(hours, 'hour');
}
