/**
 * The URL of an endpoint. It refers to nothing outside itself, because the inline script of a page
 * contains its source.
 * @param apiUrl absolute or a path, with or without a trailing slash
 * @param call a path with a leading slash
 */
export function endpointUrl(apiUrl: string, call: string): string {
  return apiUrl.replace(/\/+$/, '') + call;
}
