/**
 * Records the URLs that the page loads. jsdom does not navigate, and `location.assign` is read-only,
 * so jsdom's internal implementation of it is mocked instead.
 */
export function recordPageLoads(): string[] {
  const [implementation] = Object.getOwnPropertySymbols(window.location);
  const location = implementation && Reflect.get(window.location, implementation);
  const loads: string[] = [];
  jest.spyOn(location, 'assign').mockImplementation((url) => void loads.push(String(url)));
  return loads;
}
