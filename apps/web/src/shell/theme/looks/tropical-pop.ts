import '@kotohogi/themes/tropical-pop/fonts.css';
import '@kotohogi/themes/tropical-pop/look.css';

/** Whole faces for names are among those every page loads. */
export const names = undefined;
