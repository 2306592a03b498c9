import { Button as ChakraButton, Text, type ButtonProps } from '@chakra-ui/react';
import { useState, useTransition, type ComponentType } from 'react';
import type { ReloadChunk } from './chunk-failure';

interface ChunkFailureButtonProps extends ButtonProps {
  reloadChunk: ReloadChunk;
  /** The button component; by default Chakra's. */
  Button?: ComponentType<ButtonProps>;
  /** Whether the failed load was started by a click; the error then shows at once. */
  isPressed?: boolean;
  /**
   * Positions the error below the button's container, where it would otherwise shift other
   * elements.
   */
  floating?: boolean;
}

const floatingStyles = {
  position: 'absolute',
  top: 'full',
  insetEnd: '4',
  maxWidth: '64',
  padding: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
} as const;

export const connectionRequiredMessage =
  'You need a connection for this. Try again when you are online.';

/** Replaces a button whose chunk failed to load. A click retries; a failure shows an error. */
export function ChunkFailureButton({
  reloadChunk,
  Button = ChakraButton,
  isPressed = false,
  floating = false,
  ...buttonProps
}: ChunkFailureButtonProps) {
  const [isFetching, startFetching] = useTransition();
  const [hasFailed, setHasFailed] = useState(isPressed);
  const retry = () => startFetching(() => reloadChunk().catch(() => setHasFailed(true)));
  return (
    <>
      <Button {...buttonProps} loading={isFetching} onClick={retry} />
      {hasFailed && (
        <Text
          role="alert"
          color="fg.error"
          textStyle="sm"
          textAlign="center"
          {...(floating && floatingStyles)}
        >
          {connectionRequiredMessage}
        </Text>
      )}
    </>
  );
}
