import { ProviderUnreachable, type VideoProvider } from '@kotohogi/ports/video-provider';

/** The video providers that are switched on. */
export interface Providers {
  readonly all: readonly VideoProvider[];
  /** The provider for a key from a request; undefined = unknown, or switched off. */
  readonly find: (key: string) => VideoProvider | undefined;
  /**
   * The provider of a stored slot. Throws ProviderUnreachable if it has been switched off since: then the slot's state
   * is unknown.
   */
  readonly of: (key: VideoProvider['key']) => VideoProvider;
}

/** Indexes providers by their keys; throws if two have the same key. */
export function createProviders(all: readonly VideoProvider[]): Providers {
  const byKey = new Map<string, VideoProvider>(all.map(provider => [provider.key, provider]));
  if (byKey.size !== all.length) throw new Error('two video providers have the same key');
  return {
    all,
    find: key => byKey.get(key),
    of: key => {
      const provider = byKey.get(key);
      if (provider === undefined) throw new ProviderUnreachable(`${key} is switched off`);
      return provider;
    },
  };
}
