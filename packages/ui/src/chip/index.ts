export { Chip, type ChipProps, FilterChip, type FilterChipProps } from './chip.tsx';
export { StateChip, type StateChipProps, type StateTone } from './state-chip.tsx';
