import { Button } from '@chakra-ui/react';

/** Replaces Book Now for a booked product. */
export function BookedButton() {
  return (
    <Button disabled variant="subtle">
      Booked
    </Button>
  );
}
