import { Box, DataList, Flex, Grid, Heading, Stack, Text, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DetailedProduct } from '../../../contract/selling/product';
import { productFields } from '../../../contract/selling/product-fields';
import { conditionDescription } from '../../components/product/condition-description';
import { PostedLine } from '../../components/product/posted-line';
import { PostedTime } from '../../components/product/posted-time';
import { formatPrice } from '../../../contract/selling/format-price';
import { sellingPriceTexts } from '../../components/product/price';
import { formatYearsUsed } from '../../../contract/selling/years-used';
import { formatDayInUtc } from '../../components/product/product-facts';
import { DiscountBadge } from '../../components/product/discount-badge';
import { useCurrentYear } from '../../components/product/use-current-year';
import { LazyReportButton } from '../../features/reporting/lazy-report-button';
import { Breadcrumbs } from './breadcrumbs';
import { PhotoGallery } from './photo-gallery';
import { ProductActions } from './product-actions';
import { SellerLink } from './seller-link';
import { SpecificationTable } from './specification-table';
import { hasRole } from '../../../contract/accounts/has-role';
import { staffListingPath } from '../../services/paths/staff-listing-path';
import { useSession } from '../../session/use-session';

/** The product's facts, its seller and the buyer's actions. */
export function ProductDetails({ product }: { product: DetailedProduct }) {
  const { productName, originalPrice, sellingPrice, image, photos } = product;
  const { price, typedText } = sellingPriceTexts(sellingPrice);
  return (
    <Stack gap="4">
      <Breadcrumbs categoryId={product.category} categoryName={product.categoryName} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        templateRows={{ lg: 'auto 1fr' }}
        columnGap="12"
        rowGap="8"
      >
        <Box>
          <PhotoGallery photos={photos.length > 0 ? photos : [image]} productName={productName} />
        </Box>
        <Stack gap="6" gridRow={{ lg: 'span 2' }}>
          <Stack gap="3">
            <Heading as="h1" textStyle="pageTitle" dir="auto">
              {productName}
            </Heading>
            <Flex align="center" columnGap="3" flexWrap="wrap">
              <Text>
                <Box as="span" color="fg.muted" textStyle="sm">
                  Resale Price
                </Box>{' '}
                <Box as="bdi" textStyle="figure" fontSize={{ base: '3xl', md: '4xl' }}>
                  {price}
                </Box>
              </Text>
              <DiscountBadge originalPrice={originalPrice} sellingPrice={sellingPrice} />
            </Flex>
            {product.formerPrice && <FormerPrice {...product.formerPrice} />}
            {typedText !== undefined && (
              <Text dir="auto" overflowWrap="anywhere">
                {typedText}
              </Text>
            )}
            <Text color="fg.muted" textStyle="sm">
              Original Price{' '}
              <Text as="s" dir="auto">
                {formatPrice(originalPrice)}
              </Text>
            </Text>
          </Stack>
          <ProductActions product={product} />
          <Facts product={product} />
          <SellerLink {...product} />
          <ManageLink id={product._id} />
          <LazyReportButton subjectType="listing" subjectId={product._id} ownerUid={product.uid} />
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
        </Stack>
      </Grid>
    </Stack>
  );
}

/** The price from which the current one fell. The day is in UTC, because the server renders it too. */
function FormerPrice({ sellingPrice, fellAt }: NonNullable<DetailedProduct['formerPrice']>) {
  const day = formatDayInUtc(fellAt);
  return (
    <Text color="fg.muted" textStyle="sm">
      {`Was ${formatPrice(sellingPrice)}${day && ` on ${day}`}`}
    </Text>
  );
}

function Facts({ product }: { product: DetailedProduct }) {
  const yearsUsedText = formatYearsUsed(product.yearOfPurchase, useCurrentYear());
  const description = conditionDescription(product.condition);
  return (
    <DataList.Root orientation="horizontal" size="md">
      <Fact label={productFields.condition.label}>
        <Text>{product.condition}</Text>
        {description && (
          <Text color="fg.muted" textStyle="sm">
            {description}
          </Text>
        )}
      </Fact>
      {yearsUsedText && (
        <Fact label="Age">
          <Text>{yearsUsedText}</Text>
          <Text color="fg.muted" textStyle="sm">
            {`Bought in ${product.yearOfPurchase.trim()}`}
          </Text>
        </Fact>
      )}
      <Fact label={productFields.location.label}>
        <bdi>{product.location}</bdi>
      </Fact>
      <Fact label="Posted">
        <PostedLine>
          <PostedTime date={product.date} />
        </PostedLine>
      </Fact>
    </DataList.Root>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item alignItems="start">
      <DataList.ItemLabel minWidth="32">{label}</DataList.ItemLabel>
      <DataList.ItemValue display="block" minWidth="0">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
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
