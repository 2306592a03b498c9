/** Returns a short order number such as "3F9A-21BC", made from the last characters of the id. */
export function orderNumber(id: string): string {
  const end = id.replace(/[^a-z\d]/gi, '').slice(-8);
  return end.toUpperCase().replace(/(.)(?=.{4}$)/, '$1-');
}
