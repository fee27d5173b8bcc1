import { congratulationSent, leafGrown, type TreeMessage } from '@kotohogi/contract/congratulation';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Hub } from '../../platform/hub/hub.ts';

/** Publishes a new message, and whether the tree has gained a leaf, to all pages of a wedding. */
export function publishChange(
  hub: Hub,
  weddingId: WeddingId,
  { message, hasGrown }: { readonly message: TreeMessage; readonly hasGrown: boolean },
): void {
  const { leafNumber: id, attendantId, name, isNickName } = message;
  if (hasGrown) hub.publish(leafGrown, weddingId, { id, attendantId, name, isNickName });
  hub.publish(congratulationSent, weddingId, message);
}
