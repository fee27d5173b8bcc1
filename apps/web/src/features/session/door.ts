export { AccountHome } from './account-home.tsx';
export { AskIdPage } from './ask-id-page.tsx';
export { LoginForm } from './login-form.tsx';
export { LoginPage } from './login-page.tsx';
export { roleText } from './role-text.ts';
export { UserCard } from './user-card.tsx';
