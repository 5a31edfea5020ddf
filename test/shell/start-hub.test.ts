import { describe, expect, it, onTestFinished } from 'vitest'
import { createHub, type Hub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { startOnSomePort } from '#main/shell/start-hub.ts'
import { startHub, tempFolder } from '../helpers/hub.ts'

/** Each attempt is a hub of its own on the same folder, as the app makes them. */
function attempts(dataPath = tempFolder()) {
  let hub: Hub | null = null
  onTestFinished(() => hub?.stop())
  return {
    hub: () => hub,
    start: (port: number | undefined) => {
      hub = createHub({ dataPath, port, log: createLog({ level: 'silent' }) })
      return hub.start()
    },
  }
}

async function startOnTakenPort(answer: boolean) {
  const other = await startHub()
  const takenPort = new URL(other.url).port
  const asked: string[] = []
  const shown: string[] = []
  const { hub, start } = attempts()
  const isStarted = await startOnSomePort({
    start,
    port: Number(takenPort),
    wantsOtherPort: async (why) => {
      asked.push(why)
      return answer
    },
    showAddress: (url) => shown.push(url),
  })
  return { isStarted, hub: hub(), asked, shown, takenPort }
}

describe('a start on a port that is taken', () => {
  it('goes on with another port when the merchant says so, and shows the address', async () => {
    const { isStarted, hub, asked, shown, takenPort } = await startOnTakenPort(true)
    expect(isStarted).toBe(true)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain(takenPort)
    const [url = ''] = shown
    expect(url).toBe((await hub?.rpc('hub.status', {}))?.url)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(new URL(url).port).not.toBe(takenPort)
  })

  it('ends when the merchant says no', async () => {
    const { isStarted, shown } = await startOnTakenPort(false)
    expect(isStarted).toBe(false)
    expect(shown).toEqual([])
  })

  it('asks nothing when the port is free, and hides no other fault', async () => {
    const dataPath = tempFolder()
    const asking = {
      port: 0,
      wantsOtherPort: () => Promise.reject(new Error('asked')),
      showAddress: () => {},
    }
    expect(await startOnSomePort({ ...asking, start: attempts(dataPath).start })).toBe(true)
    const second = startOnSomePort({ ...asking, start: attempts(dataPath).start })
    await expect(second).rejects.toMatchObject({ code: 'data_folder_in_use' })
  })
})
