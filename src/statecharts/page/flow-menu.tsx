import { Button, HStack } from '@chakra-ui/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Flow } from './flow';
import { FlowList } from './flow-list';
import { FlowSelect } from './flow-select';
import { viewUrl, type ViewSelection, type Mode } from './use-view-selection';

interface FlowMenuProps {
  selection: ViewSelection;
  current: Flow;
  /** The numbers of running actors per flow, separated by spaces: a string, so that `memo` compares its value. */
  running: string;
}

/** The menu of modes and flows. It is rendered again only when an actor starts or stops. */
export const FlowMenu = memo(function FlowMenu({ selection, current, running }: FlowMenuProps) {
  return (
    <>
      <ModeSwitch
        selection={{ ...selection, flow: selection.mode === 'live' ? selection.flow : current }}
      />
      {selection.mode === 'live' && (
        <Button
          asChild
          size="xs"
          variant={selection.flow ? 'outline' : 'subtle'}
          aria-current={selection.flow ? undefined : 'true'}
        >
          <Link to={viewUrl({ mode: 'live', flow: undefined })}>Follow the latest event</Link>
        </Button>
      )}
      <FlowSelect selection={selection} current={current} />
      <FlowList selection={selection} current={current} running={running.split(' ').map(Number)} />
    </>
  );
});

const modes: Record<Mode, string> = { live: 'Live', simulate: 'Simulate' };

function ModeSwitch({ selection }: { selection: ViewSelection }) {
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
