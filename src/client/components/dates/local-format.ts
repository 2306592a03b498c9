import { useSyncExternalStore } from 'react';

/** The language in which dates are written; undefined for the language of the browser. */
let locale: string | undefined;
const listeners = new Set<() => void>();

/** Sets the language of all dates. */
export function setDateLocale(newLocale: string | undefined): void {
  if (newLocale === locale) return;
  locale = newLocale;
  listeners.forEach((listener) => listener());
}

/** Renders the component again when the language of dates changes. */
export function useDateLocale(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => locale,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a date format that uses the chosen language at the time of each call. */
export function localDateFormat(
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  const current = currentFormat((language) => new Intl.DateTimeFormat(language, options));
  return { format: (date) => current().format(date) };
}

/** Like `localDateFormat`, for times such as "yesterday". */
export function localRelativeFormat(): Pick<Intl.RelativeTimeFormat, 'format'> {
  const current = currentFormat(
    (language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  );
  return { format: (value, unit) => current().format(value, unit) };
}

/** Creates the format at its first use, and again only when the language has changed, because creating it is slow. */
function currentFormat<Format>(create: (language: string | undefined) => Format): () => Format {
  let last: { language: string | undefined; format: Format } | undefined;
  return () => {
    if (!last || last.language !== locale) last = { language: locale, format: create(locale) };
    return last.format;
  };
}
