import { useNavigate, useSearch } from '@tanstack/react-router';
import { readCallback } from './callback.ts';
import type { CallbackSearch } from './search.ts';

/** What a login page does when it is done: on to the wanted page, if it is one of ours, else to `fallbackHref`. */
export function useGoOn(fallbackHref: string): () => void {
  const goOn = useGoOnTo();
  return () => goOn(fallbackHref);
}

/** As `useGoOn`, where the fallback is known only once somebody is signed in. */
export function useGoOnTo(): (fallbackHref: string) => void {
  const { callback }: CallbackSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return fallbackHref => void navigate({ href: readCallback(callback, location.origin) ?? fallbackHref });
}
