import { HStack, Heading, SimpleGrid, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactElements } from '../react-elements';
import { ProductTile, type ProductTileFacts } from './product-tile';

/** Hides the last tile where it would be the only one in its row. */
const hideSingleLastTile = {
  '& > li:last-of-type:nth-of-type(2n + 3)': { hideBelow: 'md' },
  '& > li:last-of-type:nth-of-type(4n + 5)': { hideFrom: 'md' },
};

interface ProductTileSectionProps {
  heading: string;
  products: readonly (ProductTileFacts & { _id: string })[];
  getPath: (id: string) => string;
  /** Rendered beside the heading. */
  action?: ReactElements;
}

/** A section of product tiles with a heading. */
export function ProductTileSection(props: ProductTileSectionProps) {
  const { heading, products, getPath, action } = props;
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} marginTop={{ base: '10', md: '14' }}>
      <HStack justify="space-between" marginBottom="5" flexWrap="wrap">
        <Heading
          id={headingId}
          as="h2"
          textStyle="sectionTitle"
          fontSize={{ base: '2xl', md: '3xl' }}
        >
          {heading}
        </Heading>
        {action}
      </HStack>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        columns={{ base: 2, md: 4 }}
        gap={{ base: '3', md: '5' }}
        css={hideSingleLastTile}
      >
        {products.map((product) => (
          <li key={product._id}>
            <ProductTile product={product} path={getPath(product._id)} />
          </li>
        ))}
      </SimpleGrid>
    </chakra.section>
  );
}
