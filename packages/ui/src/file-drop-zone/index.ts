export { FileDropZone, type FileDropZoneProps } from './file-drop-zone.tsx';
export { formatFileSize } from './file-size.ts';
