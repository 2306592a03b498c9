/**
 * Records the URLs that the page loads. jsdom does not navigate, and `location.assign` cannot be
 * replaced, so the object behind it is mocked instead.
 */
export function watchPageLoads(): string[] {
  const [behind] = Object.getOwnPropertySymbols(window.location);
  const location = behind && Reflect.get(window.location, behind);
  const loads: string[] = [];
  jest.spyOn(location, 'assign').mockImplementation((url) => void loads.push(String(url)));
  return loads;
}
