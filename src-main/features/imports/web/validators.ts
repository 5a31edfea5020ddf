/** What a server says of a file, to be asked whether it is still the same. */
export type Validators = { readonly etag: string | null; readonly modified: string | null }
