/** For searching: without case and accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
}
