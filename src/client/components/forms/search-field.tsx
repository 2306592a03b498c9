import { Input } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

interface SearchFieldProps {
  label: string;
  /** The text in the URL. */
  text: string;
  /** `replace` is true if the text continues one that was typed since the field received the focus. */
  onChange: (text: string, options: { replace: boolean }) => void;
}

/**
 * A search field for a text in the URL. Uncontrolled, because the URL is updated with a delay and
 * must not overwrite newer text. After another navigation it shows the text of the URL.
 */
export function SearchField({ label, text, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasTyped = useRef(false);
  const navigation = useNavigationType();
  useEffect(() => {
    const isOwnChange = hasTyped.current && navigation === NavigationType.Push;
    if (navigation === NavigationType.Replace || isOwnChange || !input.current) return;
    input.current.value = text;
    hasTyped.current = false;
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
      onBlur={() => {
        hasTyped.current = false;
      }}
      onChange={(event) => {
        const replace = hasTyped.current;
        hasTyped.current = true;
        onChange(event.currentTarget.value, { replace });
      }}
    />
  );
}
