export { type DimensionLimits, type Dimensions, fitInto } from './image-scale.ts';
export { ImageUploader, type ImageUploaderProps } from './image-uploader.tsx';
export { ImageView, type ImageViewProps } from './image-view.tsx';
