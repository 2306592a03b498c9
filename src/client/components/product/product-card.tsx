/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/selling/product';
import type { ReactElements } from '../react-elements';
import { SellerBadge } from '../people/verified-badge';
import { formatPrice } from '../../../contract/selling/format-price';
import { shortRating } from '../../../contract/trust/format-rating';
import { sellingPriceTexts } from './price';
import { PostedLine } from './posted-line';
import { PostedDate } from './posted-time';
import { formatYearsUsed } from '../../../contract/selling/years-used';
import { cardStyles } from './product-card-styles';
import { ProductPicture } from './product-picture';
import { DiscountBadge } from './discount-badge';
import { SharedPicture, useOpenedPicture } from './shared-picture';
import { useCurrentYear } from './use-current-year';

interface ProductCardProps {
  product: Product;
  /** The path of the product's page, which the picture and the name link to. */
  path?: string | undefined;
  /** The distance from the place of the search in km. */
  distance?: number | undefined;
  /** Whether the picture is in the first viewport. */
  priority?: boolean;
  /** The seller's current badge. Shown if they were not verified when the product was listed. */
  currentSellerBadge?: ReactElements;
  /** The button on the picture. */
  heart?: ReactElements;
  /** The button beside the seller. */
  children: ReactNode;
}

/** The picture's `sizes` attribute. */
const pictureSizes = '(min-width:768px) 24rem,10rem';

const pictureWidths = [160, 480, 960];

export function ProductCard({
  product,
  path,
  distance,
  priority = false,
  currentSellerBadge,
  heart,
  children,
}: ProductCardProps) {
  const { productName, originalPrice, sellingPrice, currency, condition } = product;
  const { price, typedText } = sellingPriceTexts(sellingPrice, currency);
  const yearsUsedText = formatYearsUsed(product.yearOfPurchase, useCurrentYear());
  const { isOpened, openPicture } = useOpenedPicture(product._id);
  const picture = (
    <ProductPicture
      source={product.image}
      name={productName}
      ratio={{ base: 'auto', md: 4 / 3 }}
      sizes={pictureSizes}
      widths={pictureWidths}
      priority={priority}
    />
  );
  return (
    <article aria-label={productName} css={cardStyles()}>
      {path === undefined ? (
        <div className="picture">{picture}</div>
      ) : (
        // Not a tab stop, because the name links to the same page.
        <Link className="picture" to={path} tabIndex={-1} discover="none" onClick={openPicture}>
          <SharedPicture id={isOpened ? product._id : undefined}>{picture}</SharedPicture>
        </Link>
      )}
      <div className="facts">
        <h3 dir="auto">
          {path === undefined ? (
            productName
          ) : (
            <Link to={path} discover="none" onClick={openPicture}>
              {productName}
            </Link>
          )}
        </h3>
        <div className="price">
          <p>
            <span className="quiet">Resale Price</span> <bdi>{price}</bdi>
          </p>
          <DiscountBadge
            originalPrice={originalPrice}
            sellingPrice={sellingPrice}
            currency={currency}
          />
        </div>
        {typedText !== undefined && (
          <p className="quiet">
            <bdi>{typedText}</bdi>
          </p>
        )}
        <p>
          {condition && <span>{`${condition} · `}</span>}
          <bdi>{product.location}</bdi>
          {/* A watch in the place itself may be some km away. */}
          {!!distance && <span>{` · ${distance}\u00a0km\u00a0away`}</span>}
        </p>
        <p className="quiet">
          <span className="sr">Original Price </span>
          <s dir="auto">{formatPrice(originalPrice, currency)}</s>
          {yearsUsedText && <span>{yearsUsedText}</span>}
        </p>
        <div className="quiet">
          <PostedLine of="date">
            Posted <PostedDate date={product.date} />
          </PostedLine>
        </div>
        <div className="end">
          <p className="quiet">
            <bdi>{product.sellerName}</bdi>{' '}
            {product.sellerStatus ? <SellerBadge /> : currentSellerBadge}
            {product.sellerRating && <span>{` ${shortRating(product.sellerRating)}`}</span>}
          </p>
          <div className="buy">{children}</div>
        </div>
      </div>
      {heart && <div className="heart">{heart}</div>}
    </article>
  );
}
