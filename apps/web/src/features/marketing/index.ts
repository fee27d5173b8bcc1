export { ColumnChart } from './column-chart.tsx';
export { marketingHelp } from './help.ts';
export { Marketing } from './marketing.tsx';
