import { useEffect, useRef, type ChangeEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * The properties of an input for a text in the URL. Uncontrolled, because the URL is updated with a delay and must not
 * overwrite newer text. After another navigation it shows the text of the URL.
 * @param onChange `replace` is true if the text continues one that was typed since the field received the focus
 */
export function useUrlField(
  text: string,
  onChange: (text: string, options: { replace: boolean }) => void,
) {
  const input = useRef<HTMLInputElement>(null);
  const hasTyped = useRef(false);
  const navigation = useNavigationType();
  useEffect(() => {
    const isOwnChange = hasTyped.current && navigation === NavigationType.Push;
    if (navigation === NavigationType.Replace || isOwnChange || !input.current) return;
    input.current.value = text;
    hasTyped.current = false;
  }, [navigation, text]);
  return {
    ref: input,
    defaultValue: text,
    onBlur() {
      hasTyped.current = false;
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const replace = hasTyped.current;
      hasTyped.current = true;
      onChange(event.currentTarget.value, { replace });
    },
  };
}
