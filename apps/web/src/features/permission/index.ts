export { permissionsQuery } from './api.ts';
