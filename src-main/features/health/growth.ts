/** How large the database was, by the UTC day. */
export type DaySize = { readonly day: string; readonly bytes: number }

const kept = 30

/** Pure: the sizes with today's; one a day, days to come (a clock that was ahead) left out. */
export function withToday(sizes: readonly DaySize[], today: DaySize): DaySize[] {
  return [...sizes.filter(({ day }) => day < today.day), today].slice(-kept)
}

/** Null until two days are known. */
export function growthPerDay(sizes: readonly DaySize[]): number | null {
  const [first] = sizes
  const last = sizes.at(-1)
  if (!first || !last || first.day === last.day) return null
  const days = (Date.parse(last.day) - Date.parse(first.day)) / 86_400_000
  return Math.round((last.bytes - first.bytes) / days)
}

/** What another version wrote and this one cannot read is as good as nothing. */
export function readSizes(text: string | null): DaySize[] {
  return (text ?? '').split(' ').flatMap((part) => {
    const [day = '', bytes] = part.split('=')
    return /^\d{4}-\d{2}-\d{2}$/.test(day) && Number(bytes) >= 0 ? [{ day, bytes: Number(bytes) }] : []
  })
}

export function writeSizes(sizes: readonly DaySize[]): string {
  return sizes.map(({ day, bytes }) => `${day}=${bytes}`).join(' ')
}
