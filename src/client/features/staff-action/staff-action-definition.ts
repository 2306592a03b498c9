import type { ReactElements } from '../../components/react-elements';
import type { StaffActionRequest } from './staff-action.machine';

/** A choice in the dialog. The first option is selected, unless there is a prompt. */
export interface StaffActionChoice {
  label: string;
  options: readonly { value: string; label: string }[];
  prompt?: string;
  /** The error without a chosen option. */
  required?: string;
}

/** An action of staff on another user's data, with the texts of its button and dialog. */
export interface StaffActionDefinition {
  /** The label of the button. */
  label: string;
  /** The title of the dialog. */
  title: string;
  /** What the action means. */
  explanation: string;
  /** What the action would change, which the caller fetches once the dialog is open. */
  details?: ReactElements;
  /** The label of the text field, whose text the audit log keeps. Without it no reason is asked for. */
  reasonLabel?: string;
  reasonHint?: string;
  /** The label of a field for an email address. */
  emailLabel?: string;
  /** A further choice. */
  choice?: StaffActionChoice;
  /** The choice of the rule on which a decision is based. */
  rule?: StaffActionChoice;
  confirmLabel: string;
  destructive?: boolean;
  /** The text of the success toast. */
  success: string;
  save: (request: StaffActionRequest) => Promise<unknown>;
}
