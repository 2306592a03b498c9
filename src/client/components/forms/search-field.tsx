import { Input } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

interface SearchFieldProps {
  label: string;
  /** As the address has it. */
  text: string;
  onChange: (text: string) => void;
}

/**
 * Keeps what is typed itself: the address follows a moment later, and a slow answer from there
 * must not take letters back. Going elsewhere, it takes what the address says.
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
