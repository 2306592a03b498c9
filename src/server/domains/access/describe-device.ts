export interface Device {
  /** Such as 'Firefox'; empty if it is unknown. */
  browser: string;
  /** Such as 'Windows'; empty if it is unknown. */
  system: string;
}

/** The first match counts, because browsers also name those that they are compatible with. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Names the browser and the system of a header User-Agent, as far as a user needs them to recognize a device. */
export function describeDevice(userAgent = ''): Device {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) };
}

const firstMatch = (patterns: readonly (readonly [string, RegExp])[], userAgent: string) =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
