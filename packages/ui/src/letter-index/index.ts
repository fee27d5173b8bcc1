export { LetterIndex, type LetterIndexProps, type LetterLink } from './letter-index.tsx';
