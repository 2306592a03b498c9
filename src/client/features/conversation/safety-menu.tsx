import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { lazyComponent } from '../../components/loading/lazy-component';
import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import { safetyActions } from './safety-actions';
import type { SafetyAction } from './safety.machine';
import { useSafety } from './use-safety';

const SafetyDialog = lazyComponent({
  label: 'what that means',
  load: async () => {
    const module = await import(/* webpackChunkName: "conversation-safety" */ './safety-dialog');
    return module.SafetyDialog;
  },
  Fallback: () => null,
});

interface SafetyMenuProps {
  conversationId: string;
  /** The first name of the other person. */
  name: string;
  isBlocked: boolean;
  /** Opens the report of the conversation. */
  onReport: () => void;
}

/** The menu with what a user can do about the other person, and the dialog of a block. */
export function SafetyMenu({ conversationId, name, isBlocked, onReport }: SafetyMenuProps) {
  const safety = useSafety({ conversationId, name });
  const action: SafetyAction = isBlocked ? 'unblock' : 'block';
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton variant="ghost" rounded="full" aria-label="Block or report">
            <EllipsisVerticalIcon />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value={action} onClick={() => safety.open(action)}>
                {safetyActions[action].label(name)}
              </Menu.Item>
              <Menu.Item value="report" onClick={onReport}>
                Report this conversation
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {safety.isMounted && <SafetyDialog safety={safety} name={name} />}
    </>
  );
}
