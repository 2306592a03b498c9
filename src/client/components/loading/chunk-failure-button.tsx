import { Button, Text, type ButtonProps } from '@chakra-ui/react';
import { useState, useTransition, type ComponentType } from 'react';
import type { ReloadChunk } from './chunk-failure';

interface ChunkFailureButtonProps extends ButtonProps {
  reloadChunk: ReloadChunk;
  /** The button's component, if it is not Chakra's. */
  Look?: ComponentType<ButtonProps>;
  /** Whether loading started with a click on the button. */
  isPressed?: boolean;
  /**
   * Positions the error below the button's container, where it would otherwise shift other
   * elements.
   */
  floating?: boolean;
}

const floatingNote = {
  position: 'absolute',
  top: 'full',
  insetEnd: '4',
  maxWidth: '64',
  padding: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
} as const;

export const needsConnection = 'You need a connection for this. Try again when you are online.';

/** Replaces a button whose chunk failed to load. A click loads it again, and reports a failure. */
export function ChunkFailureButton({
  reloadChunk,
  Look = Button,
  isPressed = false,
  floating = false,
  ...button
}: ChunkFailureButtonProps) {
  const [isFetching, startFetching] = useTransition();
  const [hasFailed, setHasFailed] = useState(isPressed);
  const press = () => startFetching(() => reloadChunk().catch(() => setHasFailed(true)));
  return (
    <>
      <Look {...button} loading={isFetching} onClick={press} />
      {hasFailed && (
        <Text
          role="alert"
          color="fg.error"
          textStyle="sm"
          textAlign="center"
          {...(floating && floatingNote)}
        >
          {needsConnection}
        </Text>
      )}
    </>
  );
}
