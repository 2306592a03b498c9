const maxShownLength = 40;

/** Returns a parameter of a URL as text, such as "priceFrom=abc". */
export function formatUrlParameter(name: string, value: string): string {
  const text = `${name}=${value}`;
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}
