export { CommandPalette, type CommandPaletteProps, type PaletteGroup, type PaletteItem } from './command-palette.tsx';
