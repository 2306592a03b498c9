import { Box } from '@chakra-ui/react';
import { ProductPicture } from './product-picture';

/** A product's picture in a table. */
export function Thumbnail({ source, name }: { source: string; name: string }) {
  return (
    <Box width={{ base: '20', md: '16' }} borderRadius="md" overflow="hidden">
      <ProductPicture source={source} name={name} ratio={1} sizes="5rem" />
    </Box>
  );
}
