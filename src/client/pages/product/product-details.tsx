import { Box, DataList, Flex, Grid, HStack, Heading, Stack, Text, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { photoMarkNames, photoMarks } from '../../../contract/pictures/photo-marks';
import type { DetailedProduct } from '../../../contract/selling/product';
import { offeredDeliveries, shippingCountriesOf } from '../../../contract/selling/deliveries';
import { productFields } from '../../../contract/selling/product-fields';
import { countryName } from '../../components/address/country-name';
import { conditionDescription } from '../../components/product/condition-description';
import { PostedLine } from '../../components/product/posted-line';
import { PostedTime } from '../../components/product/posted-time';
import { formatPrice } from '../../../contract/selling/format-price';
import { shippingText } from '../../components/product/shipping-text';
import { sellingPriceTexts } from '../../components/product/price';
import { formatYearsUsed } from '../../../contract/selling/years-used';
import { formatDayInUtc } from '../../components/product/product-facts';
import { DiscountBadge } from '../../components/product/discount-badge';
import { useCurrentYear } from '../../components/product/use-current-year';
import { LazyReportButton } from '../../features/reporting/lazy-report-button';
import { Breadcrumbs } from './breadcrumbs';
import { PhotoGallery } from './photo-gallery';
import { ProductActions } from './product-actions';
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
          <Facts product={product} />
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

function Facts({ product }: { product: DetailedProduct }) {
  const yearsUsedText = formatYearsUsed(product.yearOfPurchase, useCurrentYear());
  const description = conditionDescription(product.condition);
  const marks = Object.values(product.photoMarks ?? {});
  const shown = photoMarkNames
    .filter((name) => marks.includes(name))
    .map((name) => photoMarks[name]);
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
      {shown.length > 0 && (
        <Fact label="Photos show">
          <Text>{shown.join(', ')}</Text>
        </Fact>
      )}
      <Shipping product={product} />
      <Fact label="Posted">
        <PostedLine of="time">
          <PostedTime date={product.date} />
        </PostedLine>
      </Fact>
    </DataList.Root>
  );
}

/** What shipping costs, and where to. Renders nothing for a watch that is not sent. */
function Shipping({ product }: { product: DetailedProduct }) {
  const deliveries = offeredDeliveries(product);
  if (!deliveries.includes('shipping')) return null;
  const countries = shippingCountriesOf(product);
  return (
    <Fact label="Shipping">
      <Text>{shippingText(product)}</Text>
      <Text color="fg.muted" textStyle="sm">
        {deliveries.includes('meeting') ? 'Or meet the seller' : 'No meeting'}
      </Text>
      {countries.length > 0 && (
        // The server may have other names of countries than the browser.
        <Text color="fg.muted" textStyle="sm" suppressHydrationWarning>
          {`To ${formatList(countries.map(countryName))}`}
        </Text>
      )}
    </Fact>
  );
}

const formatList = (names: string[]) => new Intl.ListFormat('en').format(names);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item alignItems="start">
      <DataList.ItemLabel minWidth={{ base: '24', lg: '32' }}>{label}</DataList.ItemLabel>
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
