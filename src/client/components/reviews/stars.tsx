import { chakra } from '@chakra-ui/react';

/** A rating as five stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <chakra.span
      role="img"
      aria-label={`${rating} of 5 stars`}
      color="accent"
      letterSpacing="0.05em"
    >
      {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
    </chakra.span>
  );
}
