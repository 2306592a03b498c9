import { Input, Textarea } from '@chakra-ui/react';
import {
  emailTextFields,
  type EmailTextName,
  type EmailTexts,
} from '../../../../contract/mail/email-text-fields';
import { FormField } from '../../../components/forms/form-field';

interface EmailTextFieldsProps {
  texts: EmailTexts;
  errors: Record<EmailTextName, string | undefined>;
  defaults: EmailTexts;
  readOnly: boolean;
  onEdit: (texts: Partial<EmailTexts>) => void;
}

/** The fields of an email's texts. One that is empty by default may stay empty. */
export function EmailTextFields({
  texts,
  errors,
  defaults,
  readOnly,
  onEdit,
}: EmailTextFieldsProps) {
  const fieldProps = (name: EmailTextName) => ({
    label: emailTextFields[name].label,
    error: errors[name],
    optional: !defaults[name],
  });
  const controlProps = (name: EmailTextName) => ({
    value: texts[name],
    readOnly,
    dir: 'auto',
    bg: 'bg.panel',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onEdit({ [name]: currentTarget.value }),
  });
  return (
    <>
      <FormField {...fieldProps('subject')}>
        <Input {...controlProps('subject')} />
      </FormField>
      <FormField {...fieldProps('intro')} hint="An empty line begins a new paragraph.">
        <Textarea {...controlProps('intro')} rows={6} autoresize />
      </FormField>
      <FormField {...fieldProps('closing')} hint="Below the email, in small letters.">
        <Textarea {...controlProps('closing')} rows={3} autoresize />
      </FormField>
    </>
  );
}
