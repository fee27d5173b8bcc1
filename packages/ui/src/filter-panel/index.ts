export { type FilterField, type FilterValues, namesOf } from './filter-model.ts';
export { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
export { type FilterDraft, useFilterDraft } from './use-filter-draft.ts';
