import { IconButton, chakra, type IconButtonProps } from '@chakra-ui/react';

interface TileButtonProps extends IconButtonProps {
  label: string;
  /** The path of the icon. */
  path: string;
  /** Whether a press does nothing now. The button stays focusable, so that it keeps the focus. */
  isInactive?: boolean;
}

/** A button below a photo. Four of them fit in a column of a phone. */
export function TileButton({ label, path, isInactive = false, ...rest }: TileButtonProps) {
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
      <chakra.svg viewBox="0 0 24 24" boxSize="4.5" fill="none" aria-hidden>
        <path
          d={path}
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </chakra.svg>
    </IconButton>
  );
}
