/**
 * The names that a trace, and other explanations of an answer, are written with. The dashboard has a text for each of them in
 * every language; where one is missing, it does not compile.
 */

/** Which rule decided how a message is answered. */
export const ruleCodes = [
  'products',
  'none_keeps',
  'not_sold',
  'not_known',
  'superlative',
  'superlative_unknown',
  'step',
  'no_further',
  'no_more',
  'count',
  'choices',
  'advice',
  'advice_ask',
  'advice_over_budget',
  'unit_price',
  'which_of_shown',
  'version_there',
  'version_sold_out',
  'version_count',
  'version_price',
  'back_when',
  'by_code',
  'diet',
  'diet_unsaid',
  'sum',
  'compare',
  'compared_by',
  'complaint',
  'off_topic',
  'praise',
  'thanks',
  'greeting',
  'asked_for_a_person',
  'asked_for_a_person_nobody_there',
  'nobody_came',
  'handover_keyword',
  'offer_taken',
  'offer_declined',
  'contact_declined',
  'contact_not_read',
  'stock_news_of_what_is_there',
  'contact_given',
  'asked_for_contact',
  'knowledge',
  'document',
  'shop_fact',
  'below_threshold_ask_back',
  'below_threshold_unknown',
  'below_threshold_again_offer',
  'below_threshold_again_handover',
  'opening_hours',
  'compared',
  'products_list',
  'products_cheapest',
  'products_dearest',
  'products_count',
  'products_brands',
  'products_sizes',
  'products_colours',
  'products_compare',
  'products_nearest',
  'products_no_more',
  'products_no_cheaper',
  'products_no_dearer',
  'asked_which_is_meant',
  'variant_price',
  'variant_stock',
  'no_such_version',
  'hours_not_told',
  'contact_not_told',
  'product_question',
  'product_does_not_say',
  'product_details',
  'order_for_the_shop',
  'bought_on_its_page',
  'catalog_being_read',
  'product_price',
  'product_stock',
  'small_talk',
] as const
export type RuleCode = (typeof ruleCodes)[number]

/** A message with several questions has a rule for each, joined by plus signs. */
export type Rules = RuleCode | `${RuleCode}+${string}`

/** What the visitor wants, as far as the words say. */
export const visitorIntentCodes = [
  'greeting',
  'thanks',
  'goodbye',
  'small_talk',
  'abuse',
  'human',
  'hours',
  'contact',
  'order',
  'quote',
  'callback',
  'stock_news',
  'product',
  'question',
] as const

/** What a message, or the answer to it, is about. */
export const intentCodes = [
  ...visitorIntentCodes,
  'complaint',
  'off_topic',
  'knowledge',
  'document',
  'fact',
  'product_question',
  'lead',
  'nobody_came',
  'unknown',
] as const
export type IntentCode = (typeof intentCodes)[number]

/** How the products found are shown, other than as a list. */
export const askCodes = ['cheapest', 'dearest', 'count', 'brands', 'sizes', 'colours', 'compare'] as const

/** What of the conversation a message points back to. */
export const referenceCodes = ['it', 'nth', 'more', 'cheaper', 'dearer', 'variant'] as const

export const limitCodes = ['price_min', 'price_max', 'in_stock', 'on_sale'] as const

export const facetCodes = ['brand', 'category', 'color', 'size', 'material'] as const

/** How a word of the question was found in a product. */
export const matchKinds = [
  'word',
  'joined',
  'split',
  'compound',
  'beginning',
  'repaired',
  'described',
  'code',
] as const
export type MatchKind = (typeof matchKinds)[number]

/** Where in a product it was found. */
export const matchFields = ['title', 'brand', 'category', 'details', 'description', 'code'] as const
export type MatchField = (typeof matchFields)[number]

/** Whether meanings were compared (by sentence vectors), only words were, or the model for meanings could not run. */
export const meaningCodes = ['compared', 'words_only', 'unavailable'] as const
export type MeaningCode = (typeof meaningCodes)[number]
