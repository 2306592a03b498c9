import { Button } from '@chakra-ui/react';

/** The disabled button that a booked product has instead of Book Now. */
export function BookedButton() {
  return (
    <Button disabled variant="subtle">
      Booked
    </Button>
  );
}
