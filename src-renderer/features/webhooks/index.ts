export { EndpointSecret } from './endpoint-secret.tsx'
export { useEndpoints } from './store.ts'
