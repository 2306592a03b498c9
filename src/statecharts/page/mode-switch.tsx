import { Button, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { viewUrl, type Mode, type ViewSelection } from './use-view-selection';

const modes: Record<Mode, string> = { live: 'Live', simulate: 'Simulate' };

export function ModeSwitch({ selection }: { selection: ViewSelection }) {
  return (
    <HStack as="nav" aria-label="Mode" gap="1">
      {(Object.keys(modes) as Mode[]).map((mode) => (
        <Button
          key={mode}
          asChild
          size="sm"
          flex="1"
          variant={selection.mode === mode ? 'solid' : 'outline'}
          aria-current={selection.mode === mode ? 'page' : undefined}
        >
          <Link to={viewUrl({ ...selection, mode })}>{modes[mode]}</Link>
        </Button>
      ))}
    </HStack>
  );
}
