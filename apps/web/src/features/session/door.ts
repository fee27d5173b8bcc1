export { useLogout } from './api.ts';
export { LoginPage, type LoginPageProps } from './login-page.tsx';
