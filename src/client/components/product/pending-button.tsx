/** @jsxImportSource @emotion/react */
import type { SystemStyleObject } from '@chakra-ui/react';
import { useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import {
  keepHeldPress,
  pendingAttribute,
  placeOf,
  pressWhenReady,
} from '../../hydration/press-when-ready';
import { memoizeStyles } from '../../theme/memoize-styles';
import { system } from '../../theme/system';

type Variant = 'solid' | 'outline';

const resolveRecipe = system.getRecipeFn('button') as (variants: {
  variant: Variant;
}) => SystemStyleObject;
const variantStyles = (variant: Variant) =>
  memoizeStyles({
    ...resolveRecipe({ variant }),
    '&[aria-busy]': { opacity: '0.6', cursor: 'progress' },
  });
const styles = { solid: variantStyles('solid'), outline: variantStyles('outline') };

interface PendingButtonProps {
  variant?: Variant;
  children: ReactNode;
}

/**
 * A button until the session is known, or until its chunk is loaded. A press on it is kept for the control that
 * replaces it. It looks like Chakra's Button, which takes many times as long to render.
 */
export function PendingButton({ variant = 'solid', children }: PendingButtonProps) {
  const [isPressed, setPressed] = useState(false);
  const press = ({ currentTarget: button }: MouseEvent) => {
    const place = placeOf(button);
    if (isPressed || !place) return;
    setPressed(true);
    pressWhenReady(place);
  };
  const hold = ({ currentTarget: button }: PointerEvent) => {
    const place = placeOf(button);
    if (!isPressed && place) keepHeldPress(button, place);
  };
  return (
    <button
      type="button"
      className="chakra-button"
      css={styles[variant]()}
      aria-busy={isPressed || undefined}
      onClick={press}
      onPointerDown={hold}
      {...pendingAttribute}
    >
      {children}
    </button>
  );
}
