/** The pages guests open first, each with its modules, below `entries`. */
export const FIRST_PAGES = {
  index: ['guest/routes.ts', 'guest/layout.tsx', 'guest/index-page.tsx'],
  invitation: ['guest/routes.ts', 'guest/layout.tsx', 'guest/invitation-page.tsx'],
} as const;
