/** @jsxImportSource @emotion/react */
import { memoizeStyles } from '../../theme/memoize-styles';
import { discountPercent } from './price';

interface DiscountBadgeProps {
  originalPrice: string;
  sellingPrice: string;
  currency?: string | null | undefined;
}

const badgeStyles = memoizeStyles({
  flexShrink: '0',
  paddingX: '1.5',
  borderRadius: 'sm',
  bg: 'green.subtle',
  color: 'green.fg',
  fontSize: 'xs',
  fontWeight: '600',
  lineHeight: 'moderate',
  whiteSpace: 'nowrap',
  '& .sr-only': { srOnly: true },
});

/** The discount, such as "−27%". Renders nothing if there is none or a price is not an amount. */
export function DiscountBadge({ originalPrice, sellingPrice, currency }: DiscountBadgeProps) {
  const percent = discountPercent(originalPrice, sellingPrice, currency);
  if (percent === null) return null;
  return (
    <span css={badgeStyles()}>
      <span>{`−${percent}%`}</span>
      <span className="sr-only"> on the original price</span>
    </span>
  );
}
