import { Button, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface RefusedButtonProps {
  label: ReactNode;
  reason: string;
}

/** An action that this person may not take, with the reason beside it. */
export function RefusedButton({ label, reason }: RefusedButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Button variant="outline" disabled aria-describedby={reasonId} title={reason}>
        {label}
      </Button>
      <Text id={reasonId} textStyle="xs" color="fg.muted" textAlign="center">
        {reason}
      </Text>
    </>
  );
}
