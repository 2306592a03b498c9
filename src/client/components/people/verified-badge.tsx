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
    <svg viewBox="0 0 20 20" role="img" aria-label={label} css={badgeStyles()}>
      <title>{label}</title>
      <path
        fill="currentColor"
        d="M10 .9l2.4 1.7 2.9-.1.8 2.8 2.4 1.7-1 2.8 1 2.8-2.4 1.7-.8 2.8-2.9-.1L10 18.7l-2.4-1.7-2.9.1-.8-2.8-2.4-1.7 1-2.8-1-2.8 2.4-1.7.8-2.8 2.9.1z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M6.6 10l2.3 2.3 4.5-4.6"
      />
    </svg>
  );
}

/** The badge of a verified seller. */
export const SellerBadge = () => <VerifiedBadge label="Verified seller" />;
