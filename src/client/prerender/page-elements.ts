import { shopCurrency } from '../../contract/payments/currencies';
import { decimalAmount, type Money } from '../../contract/payments/money';
import { parsePrice } from '../../contract/selling/price';
import {
  detailedProductSchema,
  type Product,
  type DetailedProduct,
} from '../../contract/selling/product';
import { formatFieldValue } from '../../contract/selling/format-field-value';
import { sellerSchema, type Seller } from '../../contract/selling/seller';
import { defaultLogo, defaultShopName } from '../../contract/platform/shop-defaults';
import { configuration } from '../services/configuration';
import {
  productFields,
  watchAttributes,
  type WatchAttribute,
} from '../../contract/selling/product-fields';
import type { EmbeddedResponse } from '../../contract/website/rendered-page';
import { searchResponseSchema, type Search } from '../../contract/finding/search';
import { isLandingPage } from '../../contract/finding/search-landing-page';
import { paths } from '../services/paths/paths';
import { searchPath } from '../services/paths/search-path';

/**
 * Returns the head elements of a rendered page for search engines and link previews, as HTML. Returns an
 * empty string unless the response is the page's main one.
 * @param origin the origin of the site
 */
export function headElements({ call, parameter, status, body }: EmbeddedResponse, origin: string) {
  if (status !== 200) return '';
  if (call === 'advertisements') {
    return canonicalElements(origin + paths.home) + jsonLdElement(structuredOrganization(origin));
  }
  if (call === 'search') return searchElements(parameter, body, origin);
  if (call === 'sitePage') return canonicalElements(origin + paths[parameter]);
  if (call === 'seller') {
    const url = origin + paths.seller(parameter);
    const { displayName, memberSince, rating } = sellerSchema.parse(body);
    return (
      urlElements(url, 'profile') +
      jsonLdElement({
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        dateCreated: memberSince,
        mainEntity: { ...structuredSeller(rating), name: displayName, url },
      })
    );
  }
  if (call !== 'product') return '';
  const product = detailedProductSchema.parse(body);
  const url = origin + paths.product(parameter);
  const price = findPrice(product);
  return [
    urlElements(url, 'product'),
    metaElement('og:image', new URL(product.image, origin).href),
    metaElement('og:image:alt', product.productName),
    ...(price === undefined
      ? []
      : [
          metaElement('product:price:amount', decimalAmount(price)),
          metaElement('product:price:currency', price.currency.toUpperCase()),
        ]),
    metaElement('product:availability', getAvailability(product).openGraph),
    '<meta name="twitter:card" content="summary_large_image">',
    jsonLdElement(structuredProductData(product, url, origin)),
    jsonLdElement(structuredBreadcrumbs(product, url, origin)),
  ].join('');
}

/** Only an organization can have a rating (https://schema.org/aggregateRating); a seller with reviews is a merchant. */
const structuredSeller = (rating: Seller['rating']) =>
  rating
    ? {
        '@type': 'Organization',
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
        },
      }
    : { '@type': 'Person' };

/** Returns the elements of a landing page of the search; none of any other search, which is not indexed. */
function searchElements(search: Search, body: unknown, origin: string): string {
  if (!isLandingPage(search)) return '';
  const { products } = searchResponseSchema.parse(body);
  if (products.length === 0) return '';
  return canonicalElements(origin + searchPath(search)) + jsonLdElement(itemList(products, origin));
}

/** Returns the structured data of a list of products (https://schema.org/ItemList). */
function itemList(products: readonly Product[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map(({ _id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + paths.product(_id),
    })),
  };
}

/** Returns the structured data of the shop (https://schema.org/Organization). */
function structuredOrganization(origin: string) {
  const { shopName = defaultShopName, logo = defaultLogo } = configuration();
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shopName,
    url: origin + paths.home,
    logo: new URL(logo, origin).href,
  };
}

/** Returns the path to a product (https://schema.org/BreadcrumbList). */
function structuredBreadcrumbs(product: DetailedProduct, url: string, origin: string) {
  const { category, categoryName, productName } = product;
  const steps = [
    ['Home', origin + paths.home],
    [categoryName, origin + searchPath({ category: [category] })],
    [productName, url],
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

/** Returns the structured data of a product (https://schema.org/Product). */
function structuredProductData(product: DetailedProduct, url: string, origin: string) {
  const { productName, description, photos, categoryName, condition } = product;
  const price = findPrice(product);
  const brand = product.brandFacet?.label ?? product.brand;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: productName,
    sku: product._id,
    description,
    image: photos.map((photo) => new URL(photo, origin).href),
    category: categoryName,
    ...structuredAttributes(product),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    itemCondition: 'https://schema.org/UsedCondition',
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Condition', value: condition },
      ...additionalAttributes.flatMap((name) => {
        const value = product[name];
        if (!value) return [];
        const { label } = productFields[name];
        return [{ '@type': 'PropertyValue', name: label, value: formatFieldValue(name, value) }];
      }),
    ],
    // An offer must have a price.
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        url,
        price: decimalAmount(price),
        priceCurrency: price.currency.toUpperCase(),
        itemCondition: 'https://schema.org/UsedCondition',
        availability: `https://schema.org/${getAvailability(product).schemaOrg}`,
        // The seller hands the watch over to the buyer.
        availableDeliveryMethod: 'https://schema.org/OnSitePickup',
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          merchantReturnLink: origin + paths.help,
        },
        seller: {
          '@type': 'Person',
          name: product.sellerName,
          url: origin + paths.seller(product.uid),
        },
      },
    }),
  };
}

/** The attributes for which https://schema.org/Product has a property. Its brand is an object. */
const schemaProperties: Partial<Record<WatchAttribute, string>> = {
  brand: 'brand',
  model: 'model',
  referenceNumber: 'mpn',
  caseMaterial: 'material',
  dialColour: 'color',
  yearOfProduction: 'productionDate',
};

const additionalAttributes = watchAttributes.filter((name) => !schemaProperties[name]);

const structuredAttributes = (product: DetailedProduct) =>
  Object.fromEntries(
    watchAttributes.flatMap((name) => {
      const property = schemaProperties[name];
      return property && product[name] ? [[property, product[name]]] : [];
    }),
  );

/** Returns whether the product can be bought, in the values of Open Graph and of schema.org. */
function getAvailability({ sold, paused, booked }: DetailedProduct) {
  if (paused) return { openGraph: 'out of stock', schemaOrg: 'OutOfStock' };
  if (sold) return { openGraph: 'out of stock', schemaOrg: 'SoldOut' };
  if (booked) return { openGraph: 'out of stock', schemaOrg: 'OutOfStock' };
  return { openGraph: 'in stock', schemaOrg: 'InStock' };
}

const urlElements = (url: string, type: string) =>
  canonicalElements(url) + metaElement('og:type', type);

/** Returns the elements that name the canonical URL of a page. */
export function canonicalElements(url: string): string {
  return `<link rel="canonical" href="${escapeHtml(url)}">${metaElement('og:url', url)}`;
}

const metaElement = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

function findPrice({ sellingPrice, currency }: Product): Money | undefined {
  const amount = parsePrice(sellingPrice, currency);
  return amount === null ? undefined : { amount, currency: currency ?? shopCurrency() };
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const jsonLdElement = (data: object) =>
  `<script type="application/ld+json">${jsonForHtml(data)}</script>`;

/** Serializes JSON and escapes `<`, so that no text can close the script element. */
const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
