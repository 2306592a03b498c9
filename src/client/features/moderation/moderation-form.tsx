import { Button, Stack } from '@chakra-ui/react';
import { createForm } from 'final-form';
import { useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { sanitizeText } from '../../../contract/text/visible-text';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import type { ReactElements } from '../../components/react-elements';
import { drafts } from '../../services/drafts/drafts';
import { saveDraft } from '../../services/drafts/save-draft';
import { toast } from '../../services/toasts/toasts';
import { useRequest } from '../use-request';

/** The texts and choices of a form by field name. */
export type ModerationValues = Partial<Record<string, string>>;

interface ModerationFormProps {
  /** The name of the draft in the browser, where the input stays until it is sent. */
  draft: string;
  fields: readonly string[];
  /** Returns the error message of each invalid field. */
  validate: (values: ModerationValues) => ModerationValues;
  submit: (values: ModerationValues) => Promise<unknown>;
  success: string;
  submitLabel: string;
  children: ReactElements;
}

/** A form whose input is stored by one request. */
export function ModerationForm(props: ModerationFormProps) {
  const { draft, fields, validate, submit, success, submitLabel, children } = props;
  const [{ status, failure }, request] = useRequest({
    send: submit,
    onDone: () => {
      drafts.remove(draft);
      toast.success(success);
    },
  });
  const onSubmit = (values: ModerationValues) => void request(sanitizeValues(values));
  const [form] = useState(() => createForm<ModerationValues>({ validate, onSubmit }));
  useEffect(() => saveDraft<ModerationValues>(draft, fields)(form), [draft, fields, form]);
  return (
    <Form<ModerationValues> form={form} subscription={noFormSubscription} onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="5">
            {children}
            {failure && <FailureNote>{failure}</FailureNote>}
            <Button
              type="submit"
              alignSelf="start"
              loading={status === 'busy'}
              disabled={status === 'done'}
            >
              {submitLabel}
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  );
}

function sanitizeValues(values: ModerationValues): ModerationValues {
  const texts = Object.entries(values).map(([name, text = '']) => [name, sanitizeText(text)]);
  return Object.fromEntries(texts) as ModerationValues;
}
