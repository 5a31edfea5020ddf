const kilobyte = 1000
const megabyte = 1000 * kilobyte
const gigabyte = 1000 * megabyte

/** "1.4 MB" or "504 bytes", as the language writes it. */
export function fileSize(bytes: number, language: string): string {
  if (bytes < kilobyte)
    return new Intl.NumberFormat(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes)
  const [unit, size] =
    bytes < megabyte
      ? (['kilobyte', kilobyte] as const)
      : bytes < gigabyte
        ? (['megabyte', megabyte] as const)
        : (['gigabyte', gigabyte] as const)
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(bytes / size)
}
