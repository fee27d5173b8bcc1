export { HostsCard } from './hosts-card.tsx';
