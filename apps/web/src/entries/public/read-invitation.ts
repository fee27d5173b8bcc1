import { accountId } from '@kotohogi/contract/schemas/rules/text';
import { readAddress } from '../../shell/router/address.ts';
import { paths } from '../../shell/router/paths.ts';

/** Reads what a guest copied from an invitation, its URL or only the key at its end; undefined if it is neither. */
export function readInvitation(text: string, origin: string): string | undefined {
  const copied = text.trim();
  if (copied.includes('/')) {
    const isAddress = URL.canParse(copied, origin);
    const url = isAddress ? new URL(copied, origin) : undefined;
    if (url === undefined || url.host !== new URL(origin).host) return undefined;
    const address = readAddress(url.pathname);
    if (address.area !== 'guest' || address.weddingKey === undefined) return undefined;
    return paths.guest.index(address.companyAccountId, address.weddingKey);
  }
  const key = accountId.safeParse(copied);
  return key.success ? paths.guest.index(undefined, key.data) : undefined;
}
