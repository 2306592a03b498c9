import { Input } from '@chakra-ui/react';
import { useUrlField } from './use-url-field';

interface SearchFieldProps {
  label: string;
  /** The text in the URL. */
  text: string;
  onChange: Parameters<typeof useUrlField>[1];
}

/** A search field for a text in the URL. */
export function SearchField({ label, text, onChange }: SearchFieldProps) {
  const field = useUrlField(text, onChange);
  return (
    <Input
      type="search"
      name="q"
      aria-label={label}
      placeholder={label}
      enterKeyHint="search"
      autoComplete="off"
      bg="bg.panel"
      {...field}
    />
  );
}
