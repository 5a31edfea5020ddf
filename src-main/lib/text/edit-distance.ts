/** How many letters must be put in, left out, changed or swapped with their neighbour; above `most` it is only more than that. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  const width = b.length + 1
  let before: number[] = []
  let above = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column < width; column++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      line.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = above
    above = line
  }
  return above[width - 1] ?? most + 1
}
