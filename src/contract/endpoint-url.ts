/**
 * The address of a call of {api}. It uses nothing that stands outside of it, because a page's first
 * script carries it as text.
 * @param apiUrl absolute or a path, with or without a slash at its end
 * @param call begins with a slash
 */
export function endpointUrl(apiUrl: string, call: string): string {
  return apiUrl.replace(/\/+$/, '') + call;
}
