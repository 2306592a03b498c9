import { HStack, Image, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { shopLogo, useShopName } from '../../services/configuration';
import { paths } from '../../services/paths/paths';

/** The header of a tablet and a phone needs the room. */
const hiddenBesideSearch = { '@container (max-width: 60rem)': { display: 'none' } };

/** The logo and the name, linked to Home. */
export function Logo() {
  const name = useShopName();
  return (
    <HStack asChild gap="2.5" borderRadius="md">
      <Link to={paths.home} aria-label={`${name}, home`}>
        <Image src={shopLogo()} alt="" boxSize="9" width="9" height="9" />
        <Text as="span" textStyle="cardTitle" css={hiddenBesideSearch}>
          {name}
        </Text>
      </Link>
    </HStack>
  );
}
