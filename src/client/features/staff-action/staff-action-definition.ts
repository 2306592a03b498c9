import type { StaffActionRequest } from './staff-action.machine';

/** Something that staff does to another user's data, with the texts of its button and dialog. */
export interface StaffActionDefinition {
  /** The label of the button. */
  label: string;
  /** The title of the dialog. */
  title: string;
  /** What the action means. */
  explanation: string;
  /** The label of the text field; the audit log keeps its text. */
  reasonLabel: string;
  reasonHint?: string;
  /** A further choice. The first option is selected, unless there is a prompt. */
  choice?: {
    label: string;
    options: readonly { value: string; label: string }[];
    prompt?: string;
    /** The error without a chosen option. */
    required?: string;
  };
  confirmLabel: string;
  destructive?: boolean;
  /** The text of the success toast. */
  success: string;
  save: (request: StaffActionRequest) => Promise<unknown>;
}
