import { HStack, Image, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { shopLogo, useShopName } from '../../services/configuration';
import { paths } from '../../services/paths/paths';

/** The logo and the name, linked to Home. */
export function Logo() {
  const name = useShopName();
  return (
    <HStack asChild gap="2.5" borderRadius="md">
      <Link to={paths.home} aria-label={`${name}, home`}>
        <Image src={shopLogo()} alt="" boxSize="9" width="9" height="9" />
        <Text as="span" hideBelow="sm" textStyle="cardTitle">
          {name}
        </Text>
      </Link>
    </HStack>
  );
}
