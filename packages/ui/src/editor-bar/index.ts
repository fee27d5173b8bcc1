export { EditorBar, type EditorBarProps } from './editor-bar.tsx';
