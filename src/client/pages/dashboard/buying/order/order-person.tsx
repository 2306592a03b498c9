import { Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmailLink } from '../../../../components/people/email-link';
import { PhoneLink } from '../../../../components/people/phone-link';
import { UserAvatar } from '../../../../components/people/user-avatar';

interface OrderPersonProps {
  /** The person's side in the order. */
  label: string;
  name: string;
  photoURL: string | undefined;
  /** The page about the person; undefined if the viewer has none. */
  path: string | undefined;
  phone: string | null;
  email: string | null;
}

/**
 * A party of the order. The server sends contact data only while the order is open, and those of the seller
 * only after the payment.
 */
export function OrderPerson({ label, name, photoURL = '', path, phone, email }: OrderPersonProps) {
  if (!name && !phone && !email) return null;
  return (
    <Flex columnGap="4" rowGap="2" align="start" wrap="wrap">
      <UserAvatar name={name} photoURL={photoURL} boxSize="11" />
      <Stack gap="1" flex="1 1 8rem" minWidth="0" align="start">
        <Text textStyle="xs" color="fg.muted">
          {label}
        </Text>
        <Text fontWeight="600" overflowWrap="anywhere">
          {path === undefined || !name ? (
            <bdi>{name}</bdi>
          ) : (
            <ChakraLink asChild minHeight="6">
              <Link to={path}>
                <bdi>{name}</bdi>
              </Link>
            </ChakraLink>
          )}
        </Text>
        {phone && <PhoneLink number={phone} />}
        {email && <EmailLink email={email} />}
      </Stack>
    </Flex>
  );
}
