import { FakeVideoProvider } from './fake-video-provider.ts';

/** Stand-ins of everything outside that a test or a benchmark does not bring itself. */
export interface Fakes {
  readonly video: FakeVideoProvider;
}

/** Makes them, fresh. */
export function createFakes(): Fakes {
  return { video: new FakeVideoProvider() };
}
