export { CompletionPage } from './completion-page.tsx';
export { RegisterPage } from './register-page.tsx';
