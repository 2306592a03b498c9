/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { memoizeStyles } from '../../theme/memoize-styles';

/** The width of "Posted 59 minutes ago · Nov 28, 2026, 12:44 PM" in common system fonts. */
const longestTextWidth = '25em';

const lineStyles = memoizeStyles({
  containerType: 'inline-size',
  flex: '1 0 100%',
  minWidth: '0',
  '& p': {
    lineHeight: 'short',
    [`@container (max-width: ${longestTextWidth})`]: { minHeight: 'calc(2em * 1.375)' },
  },
});

/**
 * Reserves a second line for a PostedTime where the longest text would wrap. Hydration replaces the
 * prerendered text with a longer one, which must not shift the layout.
 */
export function PostedLine({ children }: { children: ReactNode }) {
  return (
    <div css={lineStyles()}>
      <p>{children}</p>
    </div>
  );
}
