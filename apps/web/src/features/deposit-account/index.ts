export { AccountCard } from './account-card.tsx';
export { AccountReminder } from './account-reminder.tsx';
export { useDepositAccount, useHasAccount } from './api.ts';
