import { Field, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactElements } from '../react-elements';

interface FormFieldProps {
  label: string;
  optional?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  children: ReactElements;
}

/** A label, its control, and its error in red below. */
export function FormField({ label, optional, error, hint, children }: FormFieldProps) {
  // The hint and the error share one id, as only one of them is rendered. This way the error is the
  // field's description, which more screen readers read than `aria-errormessage`.
  const description = useId();
  return (
    <Field.Root invalid={Boolean(error)} ids={{ helperText: description, errorText: description }}>
      <Field.Label>
        <span>{label}</span>
        {optional && (
          <Text as="span" color="fg.muted" fontWeight="400">
            {' '}
            (optional)
          </Text>
        )}
      </Field.Label>
      {children}
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText color="fg.error" role="alert">
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
