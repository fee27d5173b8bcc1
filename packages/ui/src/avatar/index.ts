export { Avatar, type AvatarProps, AvatarRow } from './avatar.tsx';
