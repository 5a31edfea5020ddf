/** Why a model's words cannot be used, in words for the merchant. */
export class ModelTrouble extends Error {
  override readonly name = 'ModelTrouble'
}
