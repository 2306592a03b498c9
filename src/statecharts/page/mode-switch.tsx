import { Button, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { addressOf, type Mode, type Shown } from './use-shown';

const modes: Record<Mode, string> = { live: 'Live', simulate: 'Simulate' };

export function ModeSwitch({ shown }: { shown: Shown }) {
  return (
    <HStack as="nav" aria-label="Mode" gap="1">
      {(Object.keys(modes) as Mode[]).map((mode) => (
        <Button
          key={mode}
          asChild
          size="sm"
          flex="1"
          variant={shown.mode === mode ? 'solid' : 'outline'}
          aria-current={shown.mode === mode ? 'page' : undefined}
        >
          <Link to={addressOf({ ...shown, mode })}>{modes[mode]}</Link>
        </Button>
      ))}
    </HStack>
  );
}
