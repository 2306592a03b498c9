/** @jsxImportSource @emotion/react */
import { memoizeStyles } from '../../theme/memoize-styles';

const iconStyles = memoizeStyles({
  boxSize: '12',
  color: 'fg.muted',
  '& .second-hand': { stroke: 'accent' },
});

/** The watch dial of the logo, rendered in place of a missing picture. */
export function PlaceholderIcon() {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden
      css={iconStyles()}
    >
      <circle cx="24" cy="24" r="20" strokeWidth="1.5" />
      <path strokeWidth="1.5" d="M24 7.5v3M24 37.5v3M7.5 24h3M37.5 24h3" />
      <path strokeWidth="2" d="M24 24v-9M24 24l7 4" />
      <path className="second-hand" strokeWidth="1.5" d="M24 28V13" />
    </svg>
  );
}
