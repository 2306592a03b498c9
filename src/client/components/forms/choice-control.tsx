import { Input } from '@chakra-ui/react';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { useInputBeforeHydration } from '../../hydration/use-input-before-hydration';
import { FormField } from './form-field';
import { fieldError, type ControlProps } from './form-controls';

interface ChoiceControlProps extends ControlProps {
  placeholder?: string;
  optional?: boolean;
  /** The suggested values. */
  options?: readonly string[];
  /** The id of a `datalist` with the suggested values, instead of `options`. */
  listId?: string;
}

/** A text field with suggested values. Other values can be entered as well. */
export function ChoiceControl(props: ChoiceControlProps) {
  const { name, label, hint, submitError, placeholder, optional, options, listId } = props;
  const { input, meta } = useField<string, HTMLInputElement>(name);
  const control = useInputBeforeHydration<HTMLInputElement>(input);
  const optionsId = useId();
  return (
    <FormField label={label} optional={optional} hint={hint} error={fieldError(meta, submitError)}>
      <Input
        ref={control}
        dir="auto"
        {...input}
        list={listId ?? optionsId}
        autoComplete="off"
        enterKeyHint="next"
        placeholder={placeholder}
      />
      {options && (
        <datalist id={optionsId}>
          {options.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </FormField>
  );
}
