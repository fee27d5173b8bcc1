export { Gallery, type GallerySection, SECTIONS } from './gallery.tsx';
export { type GallerySetting, setting } from './setting.ts';
