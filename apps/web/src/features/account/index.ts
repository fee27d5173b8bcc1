export { ActivatePage, InviteLinkPage } from './activate-page.tsx';
export type { Entered } from './api.ts';
export { ApiKeysPage } from './api-keys-page.tsx';
export { ConfirmEmailPage } from './confirm-email-page.tsx';
export { NewApiKeyPage } from './new-api-key-page.tsx';
export { PasswordPage } from './password-page.tsx';
export { ProfilePage } from './profile-page.tsx';
export { RevokeApiKeys } from './revoke-api-keys.tsx';
export { VerifyPage } from './verify-page.tsx';
