/** Stands where the reader puts the key in. */
const keyPlace = 'YOUR_KEY'
const syncKeyPlace = 'YOUR_SYNC_KEY'

type Place = { readonly url: string; readonly botId: string }

export function chatExample({ url, botId }: Place): string {
  return `curl ${url}/api/v1/chat \\
  -H 'Authorization: Bearer ${keyPlace}' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify({ bot_id: botId, message: 'Can I return an item?' })}'`
}

export function syncExample({ url }: Pick<Place, 'url'>): string {
  return `curl ${url}/api/v1/chat/sync-products \\
  -H 'X-Service-Key: ${syncKeyPlace}' \\
  -H 'Content-Type: application/json' \\
  --data-binary @products.json`
}
