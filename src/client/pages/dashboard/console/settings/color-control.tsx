import { HStack, Input } from '@chakra-ui/react';
import { useField } from 'react-final-form';
import { fieldError, type ControlProps } from '../../../../components/forms/form-controls';
import { FormField } from '../../../../components/forms/form-field';

/** A color as text, such as #1d2f50, beside the browser's color picker. */
export function ColorControl({ name, label, hint }: ControlProps) {
  const { input, meta } = useField<string, HTMLInputElement>(name);
  const { value, onChange } = input;
  return (
    <FormField label={label} hint={hint} error={fieldError(meta, undefined)}>
      <HStack width="full">
        <Input {...input} spellCheck={false} autoCapitalize="none" />
        <Input
          type="color"
          // Not the id of the text, which the label refers to.
          id={`${name}-picker`}
          aria-label={`Pick the ${label.toLowerCase()}`}
          // The browser accepts no other form.
          value={/^#[\da-f]{6}$/.test(value) ? value : '#000000'}
          onChange={onChange}
          width="14"
          padding="1"
          flexShrink={0}
        />
      </HStack>
    </FormField>
  );
}
