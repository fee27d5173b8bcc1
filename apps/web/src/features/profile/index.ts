export { LanguageCard } from './language-card.tsx';
export { ProfileForm } from './profile-form.tsx';
