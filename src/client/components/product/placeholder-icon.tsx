/** @jsxImportSource @emotion/react */
import { memoizeStyles } from '../../theme/memoize-styles';

const iconStyles = memoizeStyles({ boxSize: '12', color: 'fg.muted' });

/** The watch dial of the logo, rendered in place of a missing picture. */
export function PlaceholderIcon() {
  return (
    <svg aria-hidden css={iconStyles()}>
      <use href="#icon-dial" />
    </svg>
  );
}
