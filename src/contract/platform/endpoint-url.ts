/** Whether the API is a path of the page's own server. */
export const isOwnApi = (apiUrl: string): boolean => !URL.canParse(apiUrl);

/**
 * Returns the URL of an endpoint. The source of this function is embedded in the inline script of a
 * page, so it must not use anything outside its body.
 * @param apiUrl an absolute URL or a path, with or without a trailing slash
 * @param call the path of the endpoint, with a leading slash
 */
export function endpointUrl(apiUrl: string, call: string): string {
  return apiUrl.replace(/\/+$/, '') + call;
}
