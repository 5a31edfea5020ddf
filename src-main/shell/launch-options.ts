/** Options with a value; Electron adds switches of its own, which are none of our business. */
const withValue = ['--data', '--port']

/** `--name VALUE` or `--name=VALUE`, as on the command line of headless mode; undefined where it is not given. */
export function optionOf(argv: readonly string[], name: '--data' | '--port'): string | undefined {
  for (const [index, word] of argv.entries()) {
    const value =
      word === name ? argv[index + 1] : word.startsWith(`${name}=`) ? word.slice(name.length + 1) : ''
    if (value !== undefined && value !== '' && (word !== name || !value.startsWith('-'))) return value
  }
  return undefined
}

/** What is neither an option nor the value of one: files and links. */
export function wordsOf(argv: readonly string[]): string[] {
  return argv
    .slice(1)
    .filter((word, index) => word !== '' && !word.startsWith('-') && !withValue.includes(argv[index] ?? ''))
}
