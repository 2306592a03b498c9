import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import type { NonTextNode } from '../non-text-node';
import { SellerBadge } from '../people/verified-badge';
import { formatPrice } from './price';
import { PostedLine } from './posted-line';
import { PostedTime } from './posted-time';
import { formatYearsUsed } from './product-facts';
import { ProductPicture } from './product-picture';
import { DiscountBadge } from './discount-badge';
import { useCurrentYear } from './use-current-year';

interface ProductCardProps {
  product: Product;
  /** The path of the product's page, which the picture and the name link to. */
  path?: string | undefined;
  /** Whether the picture is in the first viewport. */
  priority?: boolean;
  /** The current badge of a seller who was not verified when the product was listed. */
  currentSellerBadge?: NonTextNode;
  children: ReactNode;
}

/** The grid areas. On a phone the picture is beside the facts, so that three cards fit the screen. */
const templateAreas = {
  base: '"picture facts" "rest rest" "buttons buttons"',
  md: '"picture" "facts" "rest" "buttons"',
};

/** The picture's `sizes` attribute. */
const pictureSizes =
  '(min-width: 80rem) 24rem, (min-width: 1080px) 31vw, (min-width: 768px) 47vw, 8rem';

export function ProductCard({
  product,
  path,
  priority = false,
  currentSellerBadge,
  children,
}: ProductCardProps) {
  const { productName, originalPrice, sellingPrice, condition } = product;
  const used = formatYearsUsed(product.yearOfPurchase, useCurrentYear());
  const picture = (
    <ProductPicture
      source={product.image}
      name={productName}
      ratio={{ base: 'auto', md: 4 / 3 }}
      sizes={pictureSizes}
      priority={priority}
    />
  );
  return (
    <Grid
      as="article"
      aria-label={productName}
      templateAreas={templateAreas}
      templateColumns={{ base: '7.5rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' }}
      templateRows={{ base: 'auto auto 1fr', md: 'auto auto auto 1fr' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      overflow="hidden"
      transition="box-shadow 0.2s"
      _hover={{ boxShadow: 'md' }}
    >
      <Box gridArea="picture" display="grid">
        {path === undefined ? (
          picture
        ) : (
          // Not a tab stop, because the name links to the same page.
          <Link to={path} tabIndex={-1} style={{ display: 'grid' }}>
            {picture}
          </Link>
        )}
      </Box>
      <Stack
        gridArea="facts"
        gap={{ base: '0.5', md: '1.5' }}
        paddingX={{ base: '3', md: '5' }}
        paddingTop={{ base: '2.5', md: '4' }}
        minWidth="0"
        textStyle="sm"
      >
        <Heading
          as="h3"
          textStyle="cardTitle"
          fontSize={{ base: 'xl', md: '2xl' }}
          lineClamp="2"
          dir="auto"
        >
          {path === undefined ? productName : <Link to={path}>{productName}</Link>}
        </Heading>
        <Flex align="center" columnGap="2" flexWrap="wrap">
          <Text>
            <Box as="span" color="fg.muted" fontSize="xs">
              Resale Price
            </Box>{' '}
            <Box as="bdi" textStyle="figure" fontSize={{ base: '2xl', md: '1.75rem' }}>
              {formatPrice(sellingPrice)}
            </Box>
          </Text>
          <DiscountBadge originalPrice={originalPrice} sellingPrice={sellingPrice} />
        </Flex>
        <Text color="fg.muted" fontSize={{ base: 'xs', md: 'sm' }}>
          Original Price{' '}
          <Text as="s" dir="auto" data-testid="original-price">
            {formatPrice(originalPrice)}
          </Text>
        </Text>
        <Text>
          {condition && (
            <>
              <Box as="span" fontWeight="500">
                {condition}
              </Box>{' '}
              <Box as="span" aria-hidden color="fg.muted">
                ·
              </Box>{' '}
            </>
          )}
          <bdi>{product.location}</bdi>
        </Text>
        <Text>
          <bdi>{product.sellerName}</bdi>{' '}
          {product.sellerStatus ? <SellerBadge /> : currentSellerBadge}
        </Text>
      </Stack>
      <Flex
        gridArea="rest"
        columnGap={{ base: '2', md: '3' }}
        flexWrap="wrap"
        paddingX={{ base: '3', md: '5' }}
        paddingTop={{ base: '1', md: '1.5' }}
        color="fg.muted"
        textStyle="xs"
      >
        {used && <Text>{used}</Text>}
        <PostedLine>
          Posted <PostedTime date={product.date} />
        </PostedLine>
      </Flex>
      <Flex
        gridArea="buttons"
        alignItems="start"
        alignSelf="end"
        gap="2"
        flexWrap="wrap"
        paddingX={{ base: '3', md: '5' }}
        paddingY={{ base: '2', md: '5' }}
        paddingTop={{ base: '2', md: '4' }}
      >
        {children}
      </Flex>
    </Grid>
  );
}
