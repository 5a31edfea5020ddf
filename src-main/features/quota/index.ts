export { createQuota, type Quota, type QuotaState } from './service.ts'
export { createUsageNotifier } from './usage-notifier.ts'
