import { createWordIndex } from '#main/features/knowledge/index.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { createRows } from './rows.ts'

type Wording = { readonly key: string; readonly text: string }

export type Grouping = ReturnType<typeof createGrouping>

type Group = {
  /** Numbers of wordings; the oldest first. */
  members: number[]
  sum: Float32Array | null
  /** Where its middle, of length one, is kept. */
  readonly row: number
}
type Placed = Wording & {
  readonly words: string
  readonly no: number
  vector: Float32Array | null
  group: Group | null
}

/** Alike enough to be the same question: by the middle of a group's vectors, or by the three wordings most alike. */
const alike = { meaning: 0.62, words: 0.42 }
/** The central wording is looked for among this many. */
const comparedInGroup = 30

/**
 * Puts wordings that mean the same together, each with the nearest group there is when it comes: what is together stays
 * together. Wordings come and go; only when meanings become known all are placed anew.
 */
export function createGrouping() {
  const placed = new Map<string, Placed>()
  const byNo: (Placed | undefined)[] = []
  const index = createWordIndex()
  const middles = createRows()
  let groups = new Set<Group>()
  let byMeaning = false

  function add(wording: Wording): Placed {
    const words = contentWords(wording.text).join(' ')
    const one: Placed = { ...wording, words, no: byNo.length, vector: null, group: null }
    byNo.push(one)
    placed.set(wording.key, one)
    index.add(one.no, words)
    return one
  }

  function drop(one: Placed): void {
    placed.delete(one.key)
    byNo[one.no] = undefined
    index.remove(one.no)
    const { group } = one
    if (!group) return
    group.members = group.members.filter((no) => no !== one.no)
    if (group.members.length === 0) {
      groups.delete(group)
      middles.free(group.row)
      return
    }
    group.sum = sumOf(group)
    if (group.sum) middles.set(group.row, group.sum)
  }

  function sumOf({ members }: Group): Float32Array | null {
    let sum: Float32Array | null = null
    for (const no of members) {
      const vector = byNo[no]?.vector
      if (!vector) return null
      sum ??= new Float32Array(vector.length)
      addTo(sum, vector)
    }
    return sum
  }

  function nearestByMeaning(vector: Float32Array): Group | null {
    let best: Group | null = null
    let highest = alike.meaning
    for (const group of groups) {
      if (!group.sum) continue
      const likeness = middles.dot(group.row, vector)
      if (likeness < highest) continue
      best = group
      highest = likeness
    }
    return best
  }

  function nearestByWords(one: Placed): Group | null {
    const { scores, touched } = index.score(one.words)
    const sums = new Map<Group, number[]>()
    for (const no of touched) {
      const group = byNo[no]?.group
      if (!group) continue
      const all = sums.get(group) ?? []
      all.push(scores[no] ?? 0)
      sums.set(group, all)
    }
    let best: Group | null = null
    let highest = alike.words
    for (const [group, found] of sums) {
      const topThree = found.sort((a, b) => b - a).slice(0, 3)
      const mean = topThree.reduce((sum, score) => sum + score, 0) / Math.min(3, group.members.length)
      if (mean < highest) continue
      best = group
      highest = mean
    }
    return best
  }

  function place(one: Placed): void {
    const { vector } = one
    const group = byMeaning && vector ? nearestByMeaning(vector) : nearestByWords(one)
    if (group) {
      group.members.push(one.no)
      if (group.sum && vector) {
        addTo(group.sum, vector)
        middles.set(group.row, group.sum)
      }
      one.group = group
    } else {
      one.group = { members: [one.no], sum: vector && Float32Array.from(vector), row: middles.take() }
      if (vector) middles.set(one.group.row, vector)
      groups.add(one.group)
    }
  }

  /** The wording nearest to all others of its group. */
  function central(group: Group): number {
    const members = group.members.slice(0, comparedInGroup)
    if (members.length <= 2) return members[0] ?? 0
    let best = members[0] ?? 0
    let highest = Number.NEGATIVE_INFINITY
    for (const no of members) {
      const one = byNo[no]
      if (!one) continue
      const value = group.sum && one.vector ? middles.dot(group.row, one.vector) : nearToAll(one, members)
      if (value <= highest) continue
      best = no
      highest = value
    }
    return best
  }

  function nearToAll(one: Placed, members: readonly number[]): number {
    const { scores } = index.score(one.words)
    return members.reduce((sum, no) => sum + (scores[no] ?? 0), 0)
  }

  return {
    /** Updates the groups to these wordings, oldest first; run step by step. */
    *sync(
      wordings: readonly Wording[],
      vectorOf: (text: string) => Float32Array | undefined,
    ): Generator<void, void> {
      const present = new Set(wordings.map(({ key }) => key))
      for (const one of placed.values()) if (!present.has(one.key)) drop(one)
      const all = wordings.map((wording) => placed.get(wording.key) ?? add(wording))
      yield
      let withVector = 0
      for (const one of all) {
        one.vector ??= vectorOf(one.text) ?? null
        if (one.vector) withVector++
        yield
      }
      const canByMeaning = all.length > 0 && withVector === all.length
      if (canByMeaning !== byMeaning) {
        byMeaning = canByMeaning
        groups = new Set()
        middles.clear()
        for (const one of all) one.group = null
      }
      for (const one of all) {
        if (!one.group) place(one)
        yield
      }
    },
    byMeaning: (): boolean => byMeaning,
    /** Keys of the wordings of each group, the oldest first. */
    groups: (): string[][] => [...groups].map(({ members }) => members.flatMap((no) => byNo[no]?.key ?? [])),
    centralOf: (key: string): string => {
      const group = placed.get(key)?.group
      return (group && byNo[central(group)]?.key) ?? key
    },
  }
}

function addTo(sum: Float32Array, vector: Float32Array): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0)
}
