import { useNavigate, useSearch } from '@tanstack/react-router';
import { readCallback } from './callback.ts';
import type { CallbackSearch } from './search.ts';

/** After a login: goes to the wanted page, if it is ours, else to `fallbackHref`. */
export function useGoOn(fallbackHref: string): () => void {
  const goOn = useGoOnTo();
  return () => goOn(fallbackHref);
}

/** Like `useGoOn`, if the fallback is known only after the login. */
export function useGoOnTo(): (fallbackHref: string) => void {
  const { callback }: CallbackSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return fallbackHref => void navigate({ href: readCallback(callback, location.origin) ?? fallbackHref });
}
