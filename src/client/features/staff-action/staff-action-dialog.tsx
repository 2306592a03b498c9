import { Text } from '@chakra-ui/react';
import { reasonField, tooLongMessage } from '../../../contract/text/messages';
import { emailPattern, reportTexts } from '../../../contract/trust/report-reasons';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/text/visible-text';
import { SelectControl, TextAreaControl, TextControl } from '../../components/forms/form-controls';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog';
import type { ConfirmationState } from '../confirmation/use-confirmation';
import type { StaffActionChoice, StaffActionDefinition } from './staff-action-definition';
import type { StaffActionRequest } from './staff-action.machine';

interface StaffActionDialogProps {
  action: StaffActionDefinition;
  confirmation: ConfirmationState & { confirm: (request: StaffActionRequest) => void };
}

type StaffActionForm = Partial<StaffActionRequest>;

/** The dialog that explains an action of staff and asks for the reason. */
export function StaffActionDialog({ action, confirmation }: StaffActionDialogProps) {
  const { title, explanation, details, emailLabel, reasonLabel, reasonHint, choice, rule } = action;
  return (
    <ConfirmationDialog<StaffActionForm>
      confirmation={confirmation}
      title={title}
      confirmLabel={action.confirmLabel}
      destructive={action.destructive}
      initialValues={{ choice: initialChoice(choice), rule: initialChoice(rule) }}
      validate={({ email = '', reason, ...chosen }) => ({
        ...(emailLabel && !emailPattern.test(email.trim()) && { email: reportTexts.emailInvalid }),
        ...(reasonLabel && validateReason(reason)),
        ...(choice?.required && !chosen.choice && { choice: choice.required }),
        ...(rule?.required && !chosen.rule && { rule: rule.required }),
      })}
      onConfirm={({ email = '', reason = '', ...chosen }) =>
        confirmation.confirm({
          email: email.trim(),
          reason: sanitizeText(reason),
          choice: chosen.choice ?? '',
          rule: chosen.rule ?? '',
        })
      }
    >
      <Text>{explanation}</Text>
      {details}
      {emailLabel && <TextControl name="email" label={emailLabel} type="email" />}
      {choice && <ChoiceControl name="choice" choice={choice} />}
      {rule && <ChoiceControl name="rule" choice={rule} />}
      {reasonLabel && <TextAreaControl name="reason" label={reasonLabel} hint={reasonHint} />}
    </ConfirmationDialog>
  );
}

function ChoiceControl({ name, choice }: { name: string; choice: StaffActionChoice }) {
  const { label, prompt, options } = choice;
  return <SelectControl name={name} label={label} {...(prompt && { prompt })} options={options} />;
}

const initialChoice = (choice: StaffActionChoice | undefined) =>
  choice?.prompt ? '' : (choice?.options[0]?.value ?? '');

function validateReason(reason = ''): { reason?: string } {
  if (!hasVisibleCharacter(reason)) return { reason: reasonField.required };
  const isTooLong = sanitizeText(reason).length > reasonField.maxLength;
  return isTooLong ? { reason: tooLongMessage(reasonField.maxLength) } : {};
}
