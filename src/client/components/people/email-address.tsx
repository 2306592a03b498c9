import { Box, chakra } from '@chakra-ui/react';
import { Fragment } from 'react';

/** A part of this many characters fits into any column. Only a longer one wraps inside. */
const maxUnbrokenLength = 24;

/** An email address that may wrap before its @ and dots. */
export function EmailAddress({ email }: { email: string }) {
  return (
    // One element, because a card's flex cell would put gaps between several.
    <chakra.bdi minWidth="0">
      {email.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <Box as="span" {...(part.length > maxUnbrokenLength && { overflowWrap: 'anywhere' })}>
            {part}
          </Box>
        </Fragment>
      ))}
    </chakra.bdi>
  );
}
