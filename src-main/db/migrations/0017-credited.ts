/** Who brought a product, where an undo wrote it anew: the version that made it what it is. Null: the one it is from. */
export const credited = /* sql */ `
ALTER TABLE products ADD COLUMN credited_version INTEGER;
`
