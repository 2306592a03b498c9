import { HStack, Image, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../services/paths';

/** The logo and the name, linked to Home. */
export function Logo() {
  return (
    <HStack asChild gap="2.5" borderRadius="md">
      <Link to={paths.home} aria-label="Secondhand, home">
        <Image src="/logo.svg" alt="" boxSize="9" width="9" height="9" />
        <Text as="span" hideBelow="sm" textStyle="cardTitle">
          Secondhand
        </Text>
      </Link>
    </HStack>
  );
}
