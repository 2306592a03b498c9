import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/selling/product';
import { formatSellingPrice } from './price';
import { ProductPicture } from './product-picture';
import { DiscountBadge } from './discount-badge';

export type ProductTileFacts = Pick<
  Product,
  | 'productName'
  | 'image'
  | 'originalPrice'
  | 'sellingPrice'
  | 'currency'
  | 'condition'
  | 'location'
  | 'booked'
>;

interface ProductTileProps {
  product: ProductTileFacts;
  path: string;
}

const pictureSizes = '(min-width: 80rem) 19rem, (min-width: 768px) 23vw, 46vw';

/** A small product card that is one link to the product's page. */
export function ProductTile({ product, path }: ProductTileProps) {
  const { productName, originalPrice, sellingPrice, currency, condition, location, booked } =
    product;
  return (
    <Box
      asChild
      display="block"
      height="full"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      overflow="hidden"
      transition="box-shadow 0.2s"
      _hover={{ boxShadow: 'md' }}
    >
      <Link to={path}>
        <ProductPicture source={product.image} name="" sizes={pictureSizes} />
        <Stack gap="0.5" padding={{ base: '3', md: '4' }} textStyle="sm">
          <Text textStyle="cardTitle" fontSize="xl" lineClamp="2" dir="auto">
            {productName}
          </Text>
          <Flex align="center" columnGap="2" flexWrap="wrap">
            <Box as="bdi" textStyle="figure" fontSize="xl">
              {formatSellingPrice(sellingPrice, currency)}
            </Box>
            <DiscountBadge
              originalPrice={originalPrice}
              sellingPrice={sellingPrice}
              currency={currency}
            />
            {booked && <Badge size="sm">Booked</Badge>}
          </Flex>
          <Text color="fg.muted" textStyle="xs">
            {condition && <span>{`${condition} · `}</span>}
            <bdi>{location}</bdi>
          </Text>
        </Stack>
      </Link>
    </Box>
  );
}
