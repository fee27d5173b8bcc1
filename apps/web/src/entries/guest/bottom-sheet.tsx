import type { ReactNode } from 'react';
import { GuestSheet } from '../../features/attendant/index.ts';
import { useWeddingTheme } from './use-wedding-theme.ts';

export interface BottomSheetProps {
  readonly weddingKey: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A sheet on the wedding's paper, with the couple's names above: the frame of an entry page. */
export function BottomSheet({ weddingKey, title, lead, children }: BottomSheetProps) {
  const wedding = useWeddingTheme(weddingKey);
  return (
    <GuestSheet wedding={wedding} title={title} lead={lead}>
      {children}
    </GuestSheet>
  );
}
