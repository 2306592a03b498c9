import { Field, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { Elements } from '../elements';

interface FormFieldProps {
  label: string;
  /** Said beside the label. */
  optional?: boolean | undefined;
  /** What is wrong with it; nothing when undefined. */
  error?: string | undefined;
  hint?: string | undefined;
  children: Elements;
}

/** A label, its control, and in red under it what is wrong. */
export function FormField({ label, optional, error, hint, children }: FormFieldProps) {
  // One for the hint and the error, which take turns: more screen readers read out what describes
  // a field than its error message, and only a hint would describe it.
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
