import '@kotohogi/themes/vintage-tropical-flower/fonts.css';
import '@kotohogi/themes/vintage-tropical-flower/look.css';

/** The whole face, for names: it comes when it comes. */
export const names = (): Promise<unknown> => import('@kotohogi/themes/vintage-tropical-flower/names.css');
