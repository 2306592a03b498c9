/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/selling/product';
import type { ReactElements } from '../react-elements';
import { SellerBadge } from '../people/verified-badge';
import { formatPrice } from '../../../contract/selling/format-price';
import { sellingPriceTexts } from './price';
import { PostedLine } from './posted-line';
import { PostedTime } from './posted-time';
import { formatYearsUsed } from '../../../contract/selling/years-used';
import { cardStyles } from './product-card-styles';
import { ProductPicture } from './product-picture';
import { DiscountBadge } from './discount-badge';
import { useCurrentYear } from './use-current-year';

interface ProductCardProps {
  product: Product;
  /** The path of the product's page, which the picture and the name link to. */
  path?: string | undefined;
  /** Whether the picture is in the first viewport. */
  priority?: boolean;
  /** The seller's current badge. Shown if they were not verified when the product was listed. */
  currentSellerBadge?: ReactElements;
  children: ReactNode;
}

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
  const { price, typedText } = sellingPriceTexts(sellingPrice);
  const yearsUsedText = formatYearsUsed(product.yearOfPurchase, useCurrentYear());
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
    <article aria-label={productName} css={cardStyles()}>
      <div className="card-picture">
        {path === undefined ? (
          picture
        ) : (
          // Not a tab stop, because the name links to the same page.
          <Link to={path} tabIndex={-1}>
            {picture}
          </Link>
        )}
      </div>
      <div className="card-facts">
        <h3 dir="auto">
          {path === undefined ? productName : <Link to={path}>{productName}</Link>}
        </h3>
        <div className="card-price">
          <p>
            <span className="card-label">Resale Price</span>{' '}
            <bdi className="card-amount">{price}</bdi>
          </p>
          <DiscountBadge originalPrice={originalPrice} sellingPrice={sellingPrice} />
        </div>
        {typedText !== undefined && (
          <p className="card-original">
            <bdi>{typedText}</bdi>
          </p>
        )}
        <p className="card-original">
          Original Price{' '}
          <s dir="auto" data-testid="original-price">
            {formatPrice(originalPrice)}
          </s>
        </p>
        <p>
          {condition && (
            <>
              <span className="card-condition">{condition}</span>{' '}
              <span aria-hidden className="card-separator">
                ·
              </span>{' '}
            </>
          )}
          <bdi>{product.location}</bdi>
        </p>
        <p>
          <bdi>{product.sellerName}</bdi>{' '}
          {product.sellerStatus ? <SellerBadge /> : currentSellerBadge}
        </p>
      </div>
      <div className="card-dates">
        {yearsUsedText && <p>{yearsUsedText}</p>}
        <PostedLine>
          Posted <PostedTime date={product.date} />
        </PostedLine>
      </div>
      <div className="card-buttons">{children}</div>
    </article>
  );
}
