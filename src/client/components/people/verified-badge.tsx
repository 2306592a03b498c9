/** @jsxImportSource @emotion/react */
import CheckBadgeIcon from '@heroicons/react/20/solid/CheckBadgeIcon';
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
    <CheckBadgeIcon
      role="img"
      aria-hidden={false}
      aria-label={label}
      title={label}
      css={badgeStyles()}
    />
  );
}

/** The badge of a verified seller. */
export const SellerBadge = () => <VerifiedBadge label="Verified seller" />;
