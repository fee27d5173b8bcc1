export { AccountCard } from './account-card.tsx';
export { AccountReminder } from './account-reminder.tsx';
export { useHasAccount } from './api.ts';
