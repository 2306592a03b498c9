import { Input, NativeSelect, Textarea, type InputProps } from '@chakra-ui/react';
import { useField, type FieldMetaState } from 'react-final-form';
import { FormField } from './form-field';
import { useInputBeforeHydration } from '../../hydration/use-input-before-hydration';

/** The props of a form control; `name` is the key of its value in Final Form. */
export interface ControlProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The error that the server reported for this field in the last submission. */
  submitError?: string | undefined;
}

/**
 * Returns the validation error of a touched field, or else the server's error until the value changes.
 */
export function fieldError(
  { touched, error, dirtySinceLastSubmit }: FieldMetaState<unknown>,
  submitError: string | undefined,
): string | undefined {
  if (touched && typeof error === 'string') return error;
  return dirtySinceLastSubmit ? undefined : submitError;
}

type TextControlProps = ControlProps &
  Pick<
    InputProps,
    | 'type'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'enterKeyHint'
    | 'inputMode'
    | 'placeholder'
    | 'disabled'
    | 'min'
    | 'max'
  > & {
    optional?: boolean;
  };

export function TextControl(props: TextControlProps) {
  const { name, label, hint, optional, submitError, ...rest } = props;
  const { input, meta } = useField<string, HTMLInputElement>(name);
  const control = useInputBeforeHydration<HTMLInputElement>(input);
  return (
    <FormField label={label} optional={optional} hint={hint} error={fieldError(meta, submitError)}>
      <Input ref={control} dir="auto" {...input} {...rest} />
    </FormField>
  );
}

export function TextAreaControl(props: ControlProps & { optional?: boolean }) {
  const { name, label, hint, optional, submitError } = props;
  const { input, meta } = useField<string, HTMLTextAreaElement>(name);
  const control = useInputBeforeHydration<HTMLTextAreaElement>(input);
  return (
    <FormField label={label} optional={optional} hint={hint} error={fieldError(meta, submitError)}>
      <Textarea ref={control} dir="auto" {...input} rows={4} autoresize />
    </FormField>
  );
}

interface SelectControlProps extends ControlProps {
  /** The text of the empty option. Without it the first option is selected. */
  prompt?: string;
  options: readonly { value: string; label: string }[];
  optional?: boolean;
  autoComplete?: string;
}

export function SelectControl({
  name,
  label,
  hint,
  submitError,
  prompt,
  options,
  optional,
  autoComplete,
}: SelectControlProps) {
  const { input, meta } = useField<string, HTMLSelectElement>(name);
  const control = useInputBeforeHydration<HTMLSelectElement>(input);
  return (
    <FormField label={label} optional={optional} hint={hint} error={fieldError(meta, submitError)}>
      <NativeSelect.Root>
        <NativeSelect.Field ref={control} {...input} autoComplete={autoComplete}>
          {prompt && <option value="">{prompt}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
