/** The parts of the address after the page's own, such as the bot of `#/keys/bot_…`. */
export type PageProps = { readonly rest: readonly string[] }
