import { Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hasCapability } from '../services/configuration';
import { paths } from '../services/paths/paths';

/** Says why a category needs a sign-in, and links to its products in the search, which does not. */
export function CategoryNotice({ id }: { id: string }) {
  return (
    <Text textStyle="lg">
      <span>You need to sign in to see this category.</span>
      {hasCapability('search') && (
        <>
          {' '}
          <ChakraLink asChild variant="underline">
            <Link to={`${paths.search}?category=${encodeURIComponent(id)}`}>
              See the same watches in search
            </Link>
          </ChakraLink>
        </>
      )}
    </Text>
  );
}
