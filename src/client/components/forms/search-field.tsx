import { Input } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

interface SearchFieldProps {
  label: string;
  /** From the URL. */
  text: string;
  onChange: (text: string) => void;
}

/**
 * Uncontrolled, because the URL follows the input with a delay and must not overwrite newer text.
 * After a navigation it takes the text of the URL.
 */
export function SearchField({ label, text, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation !== NavigationType.Replace && input.current) input.current.value = text;
  }, [navigation, text]);
  return (
    <Input
      ref={input}
      type="search"
      name="q"
      aria-label={label}
      placeholder={label}
      enterKeyHint="search"
      autoComplete="off"
      bg="bg.panel"
      defaultValue={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
