import type { KeyboardEvent } from 'react';

/**
 * On a touch keyboard, Enter leads from a field with `enterKeyHint="next"` to the next field, where iOS would
 * submit the form.
 */
export function focusNextField(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.getAttribute('enterkeyhint') !== 'next')
    return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  const fields = [...currentTarget.elements].filter(
    (field) =>
      field.matches('input:not([type=file]), select, textarea') && !field.closest('[hidden]'),
  );
  const next = fields[fields.indexOf(target) + 1];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
