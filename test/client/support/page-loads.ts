/**
 * The addresses that the page was told to load. jsdom loads no pages and does not allow tests to replace
 * `location.assign`, so the object behind it is watched instead.
 */
export function watchPageLoads(): string[] {
  const [behind] = Object.getOwnPropertySymbols(window.location);
  const location = behind && Reflect.get(window.location, behind);
  const loads: string[] = [];
  jest.spyOn(location, 'assign').mockImplementation((url) => void loads.push(String(url)));
  return loads;
}
