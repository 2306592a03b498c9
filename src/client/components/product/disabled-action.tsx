import { Button, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface DisabledActionProps {
  label: ReactNode;
  reason: string;
}

/** A disabled button with the reason below it. */
export function DisabledAction({ label, reason }: DisabledActionProps) {
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
