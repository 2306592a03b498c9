import { Input } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

interface SearchFieldProps {
  label: string;
  /** The text in the URL. */
  text: string;
  onChange: (text: string) => void;
}

/**
 * A search field for a text in the URL. Uncontrolled, because the URL is updated with a delay and
 * must not overwrite newer text. After a navigation it shows the text of the URL.
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
