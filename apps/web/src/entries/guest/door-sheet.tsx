import type { ReactNode } from 'react';
import { GuestSheet } from '../../features/attendant/index.ts';
import { useWeddingDress } from './use-wedding-dress.ts';

export interface DoorSheetProps {
  readonly weddingKey: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A sheet on the wedding's paper, with the couple's names above: the frame of an entry page. */
export function DoorSheet({ weddingKey, title, lead, children }: DoorSheetProps) {
  const wedding = useWeddingDress(weddingKey);
  return (
    <GuestSheet wedding={wedding} title={title} lead={lead}>
      {children}
    </GuestSheet>
  );
}
