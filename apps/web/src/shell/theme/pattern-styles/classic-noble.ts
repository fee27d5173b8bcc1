import '@kotohogi/themes/classic-noble/fonts.css';
import '@kotohogi/themes/classic-noble/theme.css';

/** The full fonts for names are among those every page loads. */
export const names = undefined;
