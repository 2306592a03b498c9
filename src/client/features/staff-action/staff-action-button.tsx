import { Button } from '@chakra-ui/react';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { lazyComponent } from '../../components/loading/lazy-component';
import type { StaffActionDefinition } from './staff-action-definition';
import { useStaffAction } from './use-staff-action';

const StaffActionDialog = lazyComponent({
  label: 'what that means',
  load: async () => {
    const module = await import(/* webpackChunkName: "staff-action" */ './staff-action-dialog');
    return module.StaffActionDialog;
  },
  Fallback: () => null,
});

interface StaffActionButtonProps {
  action: StaffActionDefinition;
  /** An accessible name that differs from those of the other buttons on the page. */
  accessibleName?: string;
}

/** A button that asks for a confirmation with a reason, and then changes another user's data. */
export function StaffActionButton({ action, accessibleName }: StaffActionButtonProps) {
  const [snapshot, send] = useStaffAction(action);
  const { isMounted, onExitComplete } = useMountedWhileOpen(snapshot.hasTag('open'));
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={accessibleName}
        {...(action.destructive && { colorPalette: 'red' })}
        onClick={() => send({ type: 'staffAction.open' })}
      >
        {action.label}
      </Button>
      {isMounted && (
        <StaffActionDialog
          action={action}
          snapshot={snapshot}
          send={send}
          onExitComplete={onExitComplete}
        />
      )}
    </>
  );
}
