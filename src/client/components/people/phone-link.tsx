import { Link } from '@chakra-ui/react';

/** A phone number that can be called, however it was typed. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link variant="underline" minHeight="6" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </Link>
  );
}
