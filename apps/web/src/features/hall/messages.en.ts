import type { ja } from './messages.ja.ts';

/** Texts of halls, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'hall.list': 'Halls',
  'hall.name': 'Hall',
  'hall.venue': 'Place',
  'hall.pattern': 'Design',
  'hall.pattern.natural': 'Natural',
  'hall.pattern.marine': 'Marine',
  'hall.pattern.tropical-pop': 'Tropical pop',
  'hall.pattern.vintage-tropical-flower': 'Vintage tropical flower',
  'hall.pattern.classic-noble': 'Classic noble',
  'hall.pattern.stylish': 'Stylish',
};
