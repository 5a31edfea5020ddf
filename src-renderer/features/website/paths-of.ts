/** One a line; who copies an address from the browser means its path. */
export function pathsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/^https?:\/\//i.test(line) ? (URL.parse(line)?.pathname ?? line) : line))
}
