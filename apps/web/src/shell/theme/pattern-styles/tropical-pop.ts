import '@kotohogi/themes/tropical-pop/fonts.css';
import '@kotohogi/themes/tropical-pop/theme.css';

/** The full fonts for names are among those every page loads. */
export const names = undefined;
