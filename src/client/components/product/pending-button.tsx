/** @jsxImportSource @emotion/react */
import type { SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { memoizeStyles } from '../../theme/memoize-styles';
import { system } from '../../theme/system';

type Variant = 'solid' | 'outline';

const resolveRecipe = system.getRecipeFn('button') as (variants: {
  variant: Variant;
}) => SystemStyleObject;
const variantStyles = (variant: Variant) => memoizeStyles(resolveRecipe({ variant }));
const styles = { solid: variantStyles('solid'), outline: variantStyles('outline') };

interface PendingButtonProps {
  variant?: Variant;
  children: ReactNode;
}

/**
 * A disabled button, for all cards of a page until the session is known. It looks like Chakra's Button,
 * which takes many times as long to render.
 */
export function PendingButton({ variant = 'solid', children }: PendingButtonProps) {
  return (
    <button type="button" disabled className="chakra-button" css={styles[variant]()}>
      {children}
    </button>
  );
}
