import { Input, Textarea } from '@chakra-ui/react';
import {
  emailTextFields,
  type EmailTextName,
  type EmailTexts,
} from '../../../../contract/email-text-fields';
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
  const field = (name: EmailTextName) => ({
    label: emailTextFields[name].label,
    error: errors[name],
    optional: !defaults[name],
  });
  const control = (name: EmailTextName) => ({
    ...{ value: texts[name], readOnly, dir: 'auto', bg: 'bg.panel' },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onEdit({ [name]: currentTarget.value }),
  });
  return (
    <>
      <FormField {...field('subject')}>
        <Input {...control('subject')} />
      </FormField>
      <FormField {...field('intro')} hint="An empty line begins a new paragraph.">
        <Textarea {...control('intro')} rows={6} autoresize />
      </FormField>
      <FormField {...field('closing')} hint="Below the email, in small letters.">
        <Textarea {...control('closing')} rows={3} autoresize />
      </FormField>
    </>
  );
}
