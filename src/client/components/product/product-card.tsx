import { Box, Flex, HStack, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/product';
import { formatPrice } from './price';
import { PostedTime } from './posted-time';
import { yearsUsed } from './product-facts';
import { ProductPicture } from './product-picture';
import { SellerTick } from '../people/verified-tick';

interface ProductCardProps {
  product: Product;
  /** Whether its picture is among the first that are seen. */
  priority?: boolean;
  /** Stands beside a seller who was not verified when the product was listed. */
  fetchedTick?: ReactNode;
  /** The buttons of the card. */
  children: ReactNode;
}

export function ProductCard({
  product,
  priority = false,
  fetchedTick,
  children,
}: ProductCardProps) {
  const years = yearsUsed(product.yearOfPurchase);
  return (
    <Flex
      as="article"
      aria-label={product.productName}
      direction="column"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      overflow="hidden"
      transition="box-shadow 0.2s"
      _hover={{ boxShadow: 'md' }}
    >
      <ProductPicture source={product.image} name={product.productName} priority={priority} />
      <Stack flex="1" gap="3" padding="5">
        <Heading as="h3" textStyle="cardTitle" dir="auto">
          {product.productName}
        </Heading>
        <Stack gap="1" color="fg.muted" textStyle="sm">
          <Text dir="auto">{product.location}</Text>
          {years !== null && <Text>Used {years} years</Text>}
          <Text>
            Posted <PostedTime date={product.date} />
          </Text>
          <Text color="fg">
            <bdi>{product.sellerName}</bdi> {product.sellerStatus ? <SellerTick /> : fetchedTick}
          </Text>
        </Stack>
        <HStack align="baseline" justify="space-between" marginTop="auto" flexWrap="wrap">
          <Text color="fg.muted" textStyle="sm">
            Original Price{' '}
            <Text as="s" dir="auto" data-testid="original-price">
              {formatPrice(product.originalPrice)}
            </Text>
          </Text>
          <Text>
            <Box as="span" color="fg.muted" textStyle="sm">
              Resale Price
            </Box>{' '}
            <Box as="bdi" textStyle="figure">
              {formatPrice(product.sellingPrice)}
            </Box>
          </Text>
        </HStack>
        <Stack gap="2">{children}</Stack>
      </Stack>
    </Flex>
  );
}
