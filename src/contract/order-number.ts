/** A number short enough to be read out, from the end of the id, where ids differ: "3F9A-21BC". */
export function orderNumber(id: string): string {
  const end = id.replace(/[^a-z\d]/gi, '').slice(-8);
  return end.toUpperCase().replace(/(.)(?=.{4}$)/, '$1-');
}
