import type { ReactNode } from 'react';
import type { CardProps } from '../page/card-facts.ts';

/** The props of a card's hero. Each pattern has its own composition. */
export interface HeroProps extends CardProps {
  /** The two names as titles show them; empty until they are entered. */
  readonly names: readonly string[];
  /** The alt text of the couple's photo. */
  readonly alt: string;
  /** The reply link. */
  readonly reply: ReactNode;
}
