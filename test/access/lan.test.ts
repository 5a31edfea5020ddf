import { expect, it } from 'vitest'
import { openTestDashboard } from '../admin/open-dashboard.ts'
import { canHaveOtherNetwork, openOtherNetwork } from './other-network.ts'

const portOf = (url: string) => Number(new URL(url).port)

it.skipIf(!canHaveOtherNetwork())(
  'another PC reaches nothing while the shop network is off, and the service alone once it is on',
  async () => {
    const { hub, origin } = await openTestDashboard()
    const there = openOtherNetwork()
    const service = () => there.statusOf(portOf(hub.url), '/healthz')
    const dashboard = () => there.statusOf(portOf(origin), '/')
    expect([await service(), await dashboard()]).toEqual(['ECONNREFUSED', 'ECONNREFUSED'])
    await hub.rpc('settings.update', { lan: true })
    await expect.poll(service).toBe('200')
    expect(await dashboard()).toBe('ECONNREFUSED')
    await hub.rpc('settings.update', { lan: false })
    await expect.poll(service).toBe('ECONNREFUSED')
  },
)
