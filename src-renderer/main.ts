import type { HubStatus } from '#shared/rpc/hub.ts'
import { rpc } from './rpc.ts'

/** A plain status page: is it running, and where. */
async function show(): Promise<void> {
  const main = document.getElementById('status')
  if (!main) return
  const title = document.createElement('h1')
  const facts = document.createElement('dl')
  try {
    const status = await rpc('hub.status', {})
    title.textContent = 'Shopbell is running'
    for (const [name, value] of factsOf(status)) facts.append(element('dt', name), element('dd', value))
  } catch (error) {
    title.textContent = 'Shopbell is not running'
    facts.append(
      element('dt', 'Reason'),
      element('dd', error instanceof Error ? error.message : String(error)),
    )
  }
  main.replaceChildren(title, facts)
}

function factsOf(status: HubStatus): [string, string][] {
  return [
    ['Address', status.url ?? ''],
    ['Bots', String(status.bots)],
    ['Products', String(status.products)],
    ['Conversations today', String(status.sessions_today)],
    ['Data folder', status.data_folder],
    ['Running since', new Date(status.started_at).toLocaleString()],
    ['Version', status.version],
  ]
}

function element(tag: 'dt' | 'dd', text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}

void show()
window.shopbell.onPush(() => void show())
