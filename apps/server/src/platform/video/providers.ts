import { ProviderUnreachable, type VideoProvider } from '@kotohogi/ports/video-provider';

/** The video providers that are switched on. */
export interface Providers {
  readonly all: readonly VideoProvider[];
  /** The one a name of the wire means; undefined = unknown, or switched off. */
  readonly find: (key: string) => VideoProvider | undefined;
  /** The one of a stored slot. Throws ProviderUnreachable when it was switched off since: the slot's state is unknown then. */
  readonly of: (key: VideoProvider['key']) => VideoProvider;
}

/** Keeps providers by their keys; throws when two have the same. */
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
