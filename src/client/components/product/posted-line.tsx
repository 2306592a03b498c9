/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { memoizeStyles } from '../../theme/memoize-styles';

const line = { containerType: 'inline-size', flex: '1 0 100%', minWidth: '0' } as const;
const paragraph = { lineHeight: 'short' } as const;
const twoLines = { minHeight: 'calc(2em * 1.375)' } as const;

/** By what the line says, with the width of its longest text in common system fonts. */
const styles = {
  /** "Posted 59 minutes ago · Nov 28, 2026, 12:44 PM" */
  time: memoizeStyles({
    ...line,
    '& p': { ...paragraph, '@container (max-width: 25em)': twoLines },
  }),
  /** "Posted Nov 28, 2026, 12:44 PM" */
  date: memoizeStyles({
    ...line,
    '& p': { ...paragraph, '@container (max-width: 15.5em)': twoLines },
  }),
};

interface PostedLineProps {
  of: keyof typeof styles;
  children: ReactNode;
}

/**
 * Reserves a second line for a PostedTime or PostedDate where the longest text would wrap. Hydration replaces the
 * prerendered text with a longer one, which must not shift the layout.
 */
export function PostedLine({ of, children }: PostedLineProps) {
  return (
    <div css={styles[of]()}>
      <p>{children}</p>
    </div>
  );
}
