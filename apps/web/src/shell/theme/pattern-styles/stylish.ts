import '@kotohogi/themes/stylish/fonts.css';
import '@kotohogi/themes/stylish/theme.css';

/** The full font for names, loaded without waiting. */
export const names = (): Promise<unknown> => import('@kotohogi/themes/stylish/names.css');
