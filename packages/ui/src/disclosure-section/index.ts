export { DisclosureList, DisclosureSection, type DisclosureSectionProps } from './disclosure-section.tsx';
