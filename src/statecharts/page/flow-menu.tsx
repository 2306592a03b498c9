import { Button } from '@chakra-ui/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Flow } from './flow';
import { FlowList } from './flow-list';
import { FlowSelect } from './flow-select';
import { ModeSwitch } from './mode-switch';
import { addressOf, type Shown } from './use-shown';

interface FlowMenuProps {
  shown: Shown;
  /** The flow on screen. */
  current: Flow;
  /** How many of each flow run, in their order, as text: it is the same while they are. */
  running: string;
}

/** What can be looked at: rendered anew only when something starts or ends. */
export const FlowMenu = memo(function FlowMenu({ shown, current, running }: FlowMenuProps) {
  return (
    <>
      <ModeSwitch shown={{ ...shown, flow: shown.mode === 'live' ? shown.flow : current }} />
      {shown.mode === 'live' && (
        <Button
          asChild
          size="xs"
          variant={shown.flow ? 'outline' : 'subtle'}
          aria-current={shown.flow ? undefined : 'true'}
        >
          <Link to={addressOf({ mode: 'live', flow: undefined })}>Follow whatever moves</Link>
        </Button>
      )}
      <FlowSelect shown={shown} current={current} />
      <FlowList shown={shown} current={current} running={running.split(' ').map(Number)} />
    </>
  );
});
