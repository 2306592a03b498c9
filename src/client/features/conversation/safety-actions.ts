import type { SafetyAction } from './safety.machine';

interface SafetyTexts {
  label: (name: string) => string;
  /** The title of the dialog. */
  question: (name: string) => string;
  confirmLabel: string;
  /** What the action means. */
  explanation: string;
  destructive?: boolean;
  /** The text of the success toast. */
  success: (name: string) => string;
}

/** The texts of each action, with the first name of the other person. */
export const safetyActions: Record<SafetyAction, SafetyTexts> = {
  block: {
    label: (name) => `Block ${name}`,
    question: (name) => `Block ${name}?`,
    confirmLabel: 'Block',
    explanation:
      "They can't write to you any more. Orders between you go on. You can unblock them at any time.",
    destructive: true,
    success: (name) => `${name} is blocked.`,
  },
  unblock: {
    label: (name) => `Unblock ${name}`,
    question: (name) => `Unblock ${name}?`,
    confirmLabel: 'Unblock',
    explanation: 'You can write to each other again.',
    success: (name) => `${name} is unblocked.`,
  },
};
