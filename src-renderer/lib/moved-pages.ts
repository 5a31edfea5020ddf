/** Pages that had another address before; bookmarks and old notifications still use it. */
const moved: Readonly<Record<string, string>> = {
  try: 'test-chat',
  deliveries: 'webhooks',
  dialogues: 'tests',
  catalogs: 'imports',
}

/** Where an address leads today: the same one, but for pages that moved. */
export function movedPath(path: string): string {
  const website = /^\/bots\/([^/?]+)\/website$/.exec(path)?.[1]
  if (website !== undefined) return `/website/${website}`
  const [, page = '', rest = ''] = /^\/([^/?]*)(.*)$/s.exec(path) ?? []
  return Object.hasOwn(moved, page) ? `/${moved[page]}${rest}` : path
}
