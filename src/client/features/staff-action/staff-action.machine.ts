import { createConfirmationMachine } from '../confirmation/create-confirmation-machine';

/** What a member of staff has entered to confirm an action. */
export interface StaffActionRequest {
  reason: string;
  /** Empty for an action without one. */
  email: string;
  /** The value of the action's choice; empty for an action without one. */
  choice: string;
  /** The value of the rule that was chosen; empty for an action without one. */
  rule: string;
}

/** Runs an action of staff on another user's data. */
export const staffActionMachine = createConfirmationMachine<void, StaffActionRequest>({
  id: 'staffAction',
  description: 'Staff confirms an action with a reason, which the audit log keeps.',
  subject: undefined,
  open: 'Staff presses the button of the action.',
  confirming: 'The dialog explains the action and asks for the reason.',
  confirm: 'Staff confirms the action.',
  done: 'The server has executed and recorded the action.',
});
