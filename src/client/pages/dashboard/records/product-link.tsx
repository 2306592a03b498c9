import { Box, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

interface ProductLinkProps {
  name: string;
  /** Undefined if the product has no page. */
  path: string | undefined;
}

/** The name of a product in at most two lines, linked to its page if it has one. */
export function ProductLink({ name, path }: ProductLinkProps) {
  const text = (
    <Box as="bdi" lineClamp="2">
      {name}
    </Box>
  );
  if (path === undefined) return text;
  return (
    <ChakraLink asChild minHeight="6">
      <Link to={path}>{text}</Link>
    </ChakraLink>
  );
}
