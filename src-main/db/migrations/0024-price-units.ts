/** A price may be for a kilogram or a metre instead of a piece. */
export const priceUnits = /* sql */ `
ALTER TABLE products ADD COLUMN price_unit TEXT;
`
