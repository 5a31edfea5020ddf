/** The name under which the languages keep their words for a schema's message. */
export function faultKey(message: string): string {
  return message
    .toLowerCase()
    .replaceAll(/[^a-z0-9*#]+/g, '_')
    .replaceAll(/^_|_$/g, '')
}
