import '@kotohogi/themes/marine/fonts.css';
import '@kotohogi/themes/marine/look.css';

/** The whole face, for names: it comes when it comes. */
export const names = (): Promise<unknown> => import('@kotohogi/themes/marine/names.css');
