import '@kotohogi/themes/vintage-tropical-flower/fonts.css';
import '@kotohogi/themes/vintage-tropical-flower/theme.css';

/** The full font for names, loaded without waiting. */
export const names = (): Promise<unknown> => import('@kotohogi/themes/vintage-tropical-flower/names.css');
