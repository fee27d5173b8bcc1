export { createGmoGateway, GMO_ENDPOINTS, type GmoConfig, type GmoEndpoint } from './gateway.ts';
