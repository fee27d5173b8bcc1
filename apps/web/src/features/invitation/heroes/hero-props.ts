import type { ReactNode } from 'react';
import type { CardProps } from '../card-facts.ts';

/** What the head of a card is set from. Each pattern composes it in its own way. */
export interface HeroProps extends CardProps {
  /** The two names as titles show them, none while nobody has told them. */
  readonly names: readonly string[];
  /** What the couple's photograph shows, in words. */
  readonly alt: string;
  /** The way to answer. */
  readonly reply: ReactNode;
}
