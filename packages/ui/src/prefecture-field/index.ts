export { PrefectureField, type PrefectureFieldProps } from './prefecture-field.tsx';
export { PREFECTURES, type Prefecture } from './prefectures.ts';
