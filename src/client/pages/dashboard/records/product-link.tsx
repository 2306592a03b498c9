import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

interface ProductLinkProps {
  name: string;
  /** Undefined if the product has no page. */
  path: string | undefined;
}

/** The name of a product, linked to its page if it has one. */
export function ProductLink({ name, path }: ProductLinkProps) {
  if (path === undefined) return <bdi>{name}</bdi>;
  return (
    <ChakraLink asChild minHeight="6">
      <Link to={path}>
        <bdi>{name}</bdi>
      </Link>
    </ChakraLink>
  );
}
