/**
 * The few things of a browser that modules of the shell read as they load, for tests that run without one. Import it
 * before the module under test; ask for another language by `language`.
 */
export function pretendBrowser({ language = 'ja', origin = 'https://kotohogi.test' } = {}): void {
  const root = { dataset: { build: 'build-1' } };
  const page = { cookie: `language=${language}`, getElementById: () => null, documentElement: root };
  Object.assign(globalThis, { self: globalThis, document: page, location: new URL('/', origin) });
}
