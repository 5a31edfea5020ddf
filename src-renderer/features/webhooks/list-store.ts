import { download } from '#renderer/lib/download.ts'
import { createPagedList } from '#renderer/lib/paged-list.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Delivery } from '#shared/schemas/delivery.ts'
import { allFilter, type Filter, wantedBy } from './list.ts'

export const deliveryList = createPagedList<Delivery, Filter>({
  filter: allFilter,
  pageSize: 100,
  refreshOn: ['deliveries.changed', 'endpoints.changed'],
  async read(filter, page) {
    const { deliveries, next } = await rpc('deliveries.list', { ...wantedBy(filter), ...page })
    return { items: deliveries, next }
  },
})

export async function exportDeliveries(format: 'json' | 'csv'): Promise<void> {
  try {
    const { filter } = deliveryList.use.getState()
    const file = await rpc('deliveries.export', { ...wantedBy(filter), format })
    download(file.file_name, file.text)
  } catch (error) {
    showProblem(error)
  }
}
