import { Button } from '@chakra-ui/react';
import { lazyComponent } from '../../components/loading/lazy-component';
import { toast } from '../../services/toasts/toasts';
import { useConfirmation } from '../confirmation/use-confirmation';
import type { StaffActionDefinition } from './staff-action-definition';
import { staffActionMachine } from './staff-action.machine';

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
  const confirmation = useConfirmation(
    staffActionMachine,
    {
      save: ({ input }) => action.save(input),
      onDone: () => toast.success(action.success),
    },
    action.label,
  );
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={accessibleName}
        onClick={() => confirmation.open()}
      >
        {action.label}
      </Button>
      {confirmation.isMounted && <StaffActionDialog action={action} confirmation={confirmation} />}
    </>
  );
}
