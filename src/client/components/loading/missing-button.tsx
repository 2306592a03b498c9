import { Button, Text, type ButtonProps } from '@chakra-ui/react';
import { useState, useTransition, type ComponentType } from 'react';
import type { FetchAgain } from './missing-part';

interface MissingButtonProps extends ButtonProps {
  fetchAgain: FetchAgain;
  /** What the button looks like, where it has a component of its own. */
  Look?: ComponentType<ButtonProps>;
  /** Whether a press is what its code was asked for by. */
  isPressed?: boolean;
  /** Where a note between the other things would push them away: below what the button stands in. */
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

export const takesConnection = 'You need a connection for this. Try again when you are online.';

/** Stands for a button whose code did not come. A press asks for it, and tells of a failure. */
export function MissingButton({
  fetchAgain,
  Look = Button,
  isPressed = false,
  floating = false,
  ...button
}: MissingButtonProps) {
  const [isFetching, startFetching] = useTransition();
  const [hasFailed, setHasFailed] = useState(isPressed);
  const press = () => startFetching(() => fetchAgain().catch(() => setHasFailed(true)));
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
          {takesConnection}
        </Text>
      )}
    </>
  );
}
