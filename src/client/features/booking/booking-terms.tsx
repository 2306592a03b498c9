import { Stack, Text } from '@chakra-ui/react';
import { configuration } from '../../services/configuration';

/** What a buyer should know before booking. */
export function BookingTerms() {
  const { bookingHours } = configuration();
  return (
    <Stack as="ul" gap="1" paddingStart="5" listStyleType="disc" textStyle="sm">
      <Text as="li">
        {bookingHours
          ? `Booking is free. It holds for ${formatHours(bookingHours)}, and expires if you don't pay in that time.`
          : 'Booking is free.'}
      </Text>
      <Text as="li">The seller's phone and email appear after payment.</Text>
      <Text as="li">Your money is held until the watch is in your hands.</Text>
    </Stack>
  );
}

function formatHours(hours: number): string {
  if (hours === 1) return '1 hour';
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}
