import type { Device } from '@grantwright/shared/contract';

/** The order matters: most browsers also name the browsers that they are based on. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * Parses the browser and system from a `User-Agent` header, without versions, because an update is not a new device.
 */
export function parseDevice(userAgent: string): Device {
  const browser = findName(browsers, userAgent);
  const system = findName(systems, userAgent);
  return { ...(browser && { browser }), ...(system && { system }) };
}

/** For example "Chrome on Windows". */
export const formatDeviceName = ({ browser, system }: Device): string =>
  `${browser ?? 'an unknown browser'} on ${system ?? 'an unknown system'}`;
