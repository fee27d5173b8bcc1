export { BrandMark, type BrandMarkProps } from './brand-mark.tsx';
export { CARD_BRAND_NAMES, CARD_BRANDS, type CardBrand, recogniseBrand } from './card-brand.ts';
export { CardNumberField, type CardNumberFieldProps } from './card-number-field.tsx';
