import '@kotohogi/themes/stylish/fonts.css';
import '@kotohogi/themes/stylish/look.css';

/** The whole face, for names: it comes when it comes. */
export const names = (): Promise<unknown> => import('@kotohogi/themes/stylish/names.css');
