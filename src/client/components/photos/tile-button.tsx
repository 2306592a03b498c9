import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { ElementType } from 'react';

interface TileButtonProps extends IconButtonProps {
  label: string;
  shape: ElementType;
  /** Whether a press does nothing now. The button stays focusable, so that it keeps the focus. */
  isInactive?: boolean;
}

/** A button below a photo. Four of them fit in a column of a phone. */
export function TileButton({ label, shape: Shape, isInactive = false, ...rest }: TileButtonProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      flex="1"
      minWidth="0"
      borderRadius="none"
      aria-label={label}
      aria-disabled={isInactive}
      color={isInactive ? 'fg.subtle' : 'fg'}
      {...rest}
    >
      <Shape />
    </IconButton>
  );
}
