import { Button } from '@chakra-ui/react';

/** Stands where Book Now was once somebody has booked the product. */
export function BookedButton() {
  return (
    <Button disabled variant="subtle">
      Booked
    </Button>
  );
}
