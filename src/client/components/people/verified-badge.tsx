/** @jsxImportSource @emotion/react */
import { memoizeStyles } from '../../theme/memoize-styles';

const badgeStyles = memoizeStyles({
  boxSize: '1.15em',
  display: 'inline-block',
  verticalAlign: '-0.2em',
  color: 'blue.500',
});

/** A blue badge with a check mark. */
export function VerifiedBadge({ label = 'Verified' }: { label?: string }) {
  return (
    <svg role="img" aria-label={label} css={badgeStyles()}>
      <title>{label}</title>
      <use href="#icon-verified" />
    </svg>
  );
}

/** The badge of a verified seller. */
export const SellerBadge = () => <VerifiedBadge label="Verified seller" />;
