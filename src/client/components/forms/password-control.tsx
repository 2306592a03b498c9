import { Box, Button, Input, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { fieldError, type ControlProps } from './form-controls';
import { FormField } from './form-field';
import { useInputBeforeHydration } from '../../hydration/use-input-before-hydration';

interface PasswordControlProps extends ControlProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows or hides the password. */
export function PasswordControl(props: PasswordControlProps) {
  const { name, label, hint, submitError, autoComplete } = props;
  const { input, meta } = useField<string, HTMLInputElement>(name);
  const control = useInputBeforeHydration<HTMLInputElement>(input);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <FormField label={label} hint={hint} error={fieldError(meta, submitError)}>
      <Box position="relative" width="full">
        <Input
          ref={control}
          {...input}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          paddingEnd="16"
        />
        <Button
          type="button"
          variant="plain"
          size="sm"
          position="absolute"
          insetEnd="1"
          top="50%"
          transform="translateY(-50%)"
          // Keeps the focus in the field, so that an on-screen keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsVisible(!isVisible)}
        >
          <span>{isVisible ? 'Hide' : 'Show'}</span>
          <VisuallyHidden> password</VisuallyHidden>
        </Button>
      </Box>
    </FormField>
  );
}
