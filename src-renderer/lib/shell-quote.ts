/** One argument for a POSIX shell: whatever it holds, the shell reads nothing into it. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
