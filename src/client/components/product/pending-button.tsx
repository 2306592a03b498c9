/** @jsxImportSource @emotion/react */
import type { SystemStyleObject } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { memoizeStyles } from '../../theme/memoize-styles';
import { system } from '../../theme/system';
import { pendingAttribute, pressSuccessor } from './press-successor';

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
 * A button for all cards of a page until the session is known. A press is replayed then. It looks like
 * Chakra's Button, which takes many times as long to render.
 */
export function PendingButton({ variant = 'solid', children }: PendingButtonProps) {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <button
      type="button"
      className="chakra-button"
      css={styles[variant]()}
      style={isPressed ? { opacity: 0.6, cursor: 'progress' } : undefined}
      aria-busy={isPressed}
      onClick={({ currentTarget }) => {
        setIsPressed(true);
        pressSuccessor(currentTarget);
      }}
      {...pendingAttribute}
    >
      {children}
    </button>
  );
}
