import '@kotohogi/themes/marine/fonts.css';
import '@kotohogi/themes/marine/theme.css';

/** The full font for names, loaded without waiting. */
export const names = (): Promise<unknown> => import('@kotohogi/themes/marine/names.css');
