/**
 * The few browser globals that shell modules read on load, for tests without a browser. Import it before the module
 * under test; set another language with `language`.
 */
export function pretendBrowser({ language = 'ja', origin = 'https://kotohogi.test' } = {}): void {
  const root = { dataset: { build: 'build-1' }, style: {} };
  const page = { cookie: `language=${language}`, getElementById: () => null, documentElement: root };
  Object.assign(globalThis, { self: globalThis, document: page, location: new URL('/', origin) });
}
