export { createQuota, type Quota, type QuotaState } from './service.ts'
