const STAFF_THEMES = ['facility', 'company', 'admin'];

/** The density that a theme's audience needs: compact for staff, spacious for couples and guests. */
export function densityOf(theme: string): 'guest' | 'couple' | 'staff' {
  if (STAFF_THEMES.includes(theme)) return 'staff';
  return theme === 'wedding' ? 'couple' : 'guest';
}
