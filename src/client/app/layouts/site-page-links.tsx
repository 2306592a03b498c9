import { Flex, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import { sitePageNames } from '../../../contract/website/site-pages';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { hasCapability } from '../../services/configuration';

/**
 * The links to Help, Imprint and the like. Prerendered pages contain them, because the build doesn't know
 * the server. After hydration they disappear if the server has no such pages.
 */
export function SitePageLinks() {
  const isHydrated = useIsHydrated();
  if (isHydrated && !hasCapability('extensions')) return null;
  return (
    <Flex as="nav" aria-label="About this shop" wrap="wrap" justify="center" columnGap="4">
      {sitePageNames.map((name) => (
        <ChakraLink
          key={name}
          asChild
          textStyle="sm"
          color="fg.muted"
          paddingY={{ base: '1', md: '2' }}
        >
          <Link to={routes[name].path}>{routes[name].title}</Link>
        </ChakraLink>
      ))}
    </Flex>
  );
}
