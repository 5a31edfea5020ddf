export { createUsageNews } from './news.ts'
export { createQuota, type Quota, type QuotaState } from './service.ts'
