/** Where a visitor's session is kept, once there is one. */
export const keptName = (bot: string): string => `shopbell:${bot}`

/** A page that forbids storage has none. */
export function hasSession(bot: string): boolean {
  try {
    return localStorage.getItem(keptName(bot)) !== null
  } catch {
    return false
  }
}
