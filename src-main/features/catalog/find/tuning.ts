/**
 * What counts how much, the same for every catalog. On shoppers' real queries (`bench/answers/search.ts`) half or twice of
 * any of these changes little, and picking the best of 400 others on four fifths of them did worse on the last fifth.
 */
export const tuning = {
  /** BM25: how soon more of the same word stops to matter, and how much a long title takes away. */
  saturation: 1.2,
  titleLength: 0.5,
  /** A word in this field. */
  title: 5,
  brand: 3,
  category: 1.5,
  details: 2,
  description: 0.3,
  /** Among the best candidates, added to the share of the words' worth: */
  inTitle: 0.5,
  neighbours: 0.5,
  precision: 1,
  wholeBrand: 0.3,
  saidWithout: 0.5,
  hasUnwanted: 0.5,
}
