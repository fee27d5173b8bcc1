export { VerifyPage } from './verify-page.tsx';
