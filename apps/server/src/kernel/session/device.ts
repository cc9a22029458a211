/** By the first that matches: browsers name those that they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bWhale\//, 'Whale'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bKAKAOTALK\b/i, 'KakaoTalk'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const firstOf = (names: readonly [RegExp, string][], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** What a person recognises their device by: `Chrome · Windows`. Empty for what is no browser. */
export const deviceOf = (agent = ''): string =>
  [firstOf(BROWSERS, agent), firstOf(SYSTEMS, agent)].filter((name) => name !== undefined).join(' · ');
