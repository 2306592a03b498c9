import { chakra, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { fieldError, type ControlProps } from './form-controls';

interface RadioControlProps extends Omit<ControlProps, 'hint'> {
  options: readonly { value: string; label: string }[];
}

/** A group of radio buttons. */
export function RadioControl({ name, label, submitError, options }: RadioControlProps) {
  const { meta } = useField(name, { type: 'radio', value: '' });
  const error = fieldError(meta, submitError);
  const errorId = useId();
  return (
    <chakra.fieldset aria-describedby={errorId} minWidth="0">
      <chakra.legend textStyle="sm" fontWeight="500" marginBottom="1.5">
        {label}
      </chakra.legend>
      <Stack gap="0">
        {options.map((option) => (
          <Radio key={option.value} name={name} {...option} />
        ))}
      </Stack>
      <Text
        id={errorId}
        marginTop="1.5"
        textStyle="xs"
        color="fg.error"
        role="alert"
        _empty={{ display: 'none' }}
      >
        {error}
      </Text>
    </chakra.fieldset>
  );
}

function Radio({ name, value, label }: { name: string; value: string; label: string }) {
  const { input } = useField<string, HTMLInputElement>(name, { type: 'radio', value });
  return (
    <chakra.label display="flex" alignItems="center" gap="2.5" minHeight="9" cursor="pointer">
      <chakra.input {...input} boxSize="4" flexShrink="0" accentColor="brand.solid" />
      <span>{label}</span>
    </chakra.label>
  );
}
