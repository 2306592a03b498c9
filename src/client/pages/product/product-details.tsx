import { Box, Flex, Grid, HStack, Heading, Stack, Text, Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { DetailedProduct } from '../../../contract/selling/product';
import { formatPrice } from '../../../contract/selling/format-price';
import { sellingPriceTexts } from '../../components/product/price';
import { formatDayInUtc } from '../../components/product/product-facts';
import { DiscountBadge } from '../../components/product/discount-badge';
import { LazyReportButton } from '../../features/reporting/lazy-report-button';
import { Breadcrumbs } from './breadcrumbs';
import { PhotoGallery } from './photo-gallery';
import { ProductActions } from './product-actions';
import { ProductFacts } from './product-facts';
import { SellerCard } from './seller-card';
import { ShareButton } from './share-button';
import { SoldPrices } from './sold-prices';
import { SpecificationTable } from './specification-table';
import { hasRole } from '../../../contract/accounts/has-role';
import { staffListingPath } from '../../services/paths/staff-listing-path';
import { useSession } from '../../session/use-session';

/** The product's facts, its seller and the buyer's actions. */
export function ProductDetails({ product }: { product: DetailedProduct }) {
  const { productName, originalPrice, sellingPrice, currency, image, photos } = product;
  const { price, typedText } = sellingPriceTexts(sellingPrice, currency);
  return (
    <Stack gap="4">
      <HStack justify="space-between" gap="4" wrap="wrap">
        <Breadcrumbs categoryId={product.category} categoryName={product.categoryName} />
        <ShareButton title={productName} />
      </HStack>
      <Grid
        // On a phone all parts are in one column, over whose whole length Book Now sticks.
        display={{ base: 'flex', md: 'grid' }}
        flexDirection="column"
        templateColumns={{ md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        templateRows={{ md: 'auto 1fr' }}
        columnGap={{ md: '8', lg: '12' }}
        rowGap={{ base: '6', md: '8' }}
      >
        <Box>
          <PhotoGallery
            productId={product._id}
            photos={photos.length > 0 ? photos : [image]}
            marks={product.photoMarks}
            productName={productName}
          />
        </Box>
        <Stack gap="6" gridRow={{ md: 'span 2' }} display={{ base: 'contents', md: 'flex' }}>
          <Stack gap="3">
            <Heading as="h1" textStyle="pageTitle" dir="auto">
              {productName}
            </Heading>
            <Flex align="start" columnGap="3" flexWrap="wrap">
              {/* The amount is drawn above its label, which is read first. */}
              <Text display="inline-flex" flexDirection="column-reverse" alignItems="start">
                <Box as="span" color="fg.muted" textStyle="xs">
                  Resale Price
                </Box>{' '}
                <Box as="bdi" textStyle="figure" fontSize="4xl">
                  {price}
                </Box>
              </Text>
              <Box paddingTop="2.5">
                <DiscountBadge
                  originalPrice={originalPrice}
                  sellingPrice={sellingPrice}
                  currency={currency}
                />
              </Box>
            </Flex>
            {product.formerPrice && <FormerPrice {...product.formerPrice} currency={currency} />}
            {typedText !== undefined && (
              <Text dir="auto" overflowWrap="anywhere">
                {typedText}
              </Text>
            )}
            <Text color="fg.muted" textStyle="sm">
              Original Price{' '}
              <Text as="s" dir="auto">
                {formatPrice(originalPrice, currency)}
              </Text>
            </Text>
          </Stack>
          <ProductActions product={product} />
          <ProductFacts product={product} />
          <SellerCard {...product} />
          <ManageLink id={product._id} />
        </Stack>
        <Stack gap="8">
          <Stack gap="3">
            <Heading as="h2" textStyle="cardTitle">
              Description
            </Heading>
            <Text whiteSpace="pre-line" dir="auto" maxWidth="prose">
              {product.description}
            </Text>
          </Stack>
          <SpecificationTable product={product} />
          <SoldPrices id={product._id} />
          <LazyReportButton subjectType="listing" subjectId={product._id} ownerUid={product.uid} />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** The price from which the current one fell. The day is in UTC, because the server renders it too. */
function FormerPrice({
  sellingPrice,
  fellAt,
  currency,
}: NonNullable<DetailedProduct['formerPrice']> & Pick<DetailedProduct, 'currency'>) {
  const day = formatDayInUtc(fellAt);
  return (
    <Text color="fg.muted" textStyle="sm">
      {`Was ${formatPrice(sellingPrice, currency)}${day && ` on ${day}`}`}
    </Text>
  );
}

/** For staff, a link to the page on which they hide or delete the listing. */
function ManageLink({ id }: { id: string }) {
  const session = useSession();
  const isStaff = session.status === 'signedIn' && hasRole(session, 'staff');
  if (!isStaff) return null;
  return (
    <Button asChild variant="outline" size="sm" alignSelf="start">
      <Link to={staffListingPath(id)}>Manage this listing</Link>
    </Button>
  );
}
