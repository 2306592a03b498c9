import { Box } from '@chakra-ui/react';
import { ProductPicture } from './product-picture';

/** A product's picture in a table. */
export function Thumbnail({ source, name }: { source: string; name: string }) {
  return (
    <Box width="14" borderRadius="lg" overflow="hidden">
      <ProductPicture source={source} name={name} ratio={1} sizes="3.5rem" />
    </Box>
  );
}
