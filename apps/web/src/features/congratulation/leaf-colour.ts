export { leafColour, leafPaint } from '@kotohogi/themes/tree/leaf-colour';
