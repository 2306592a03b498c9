import { Link, Text } from '@chakra-ui/react';
import { findPhoneNumber } from '../../../contract/text/phone-number';

/** A phone number as the user entered it. The first number in the text is a link to call it. */
export function PhoneLink({ number }: { number: string }) {
  const found = findPhoneNumber(number);
  if (!found) return <bdi>{number}</bdi>;
  const { before, original, after, dialed } = found;
  return (
    <Text as="bdi">
      {before && <span>{before}</span>}
      <Link variant="underline" minHeight="6" href={`tel:${dialed}`}>
        {original}
      </Link>
      {after && <span>{after}</span>}
    </Text>
  );
}
