import { fileURLToPath } from 'node:url'

/** What comes with the product. The built app keeps these paths: `out/main` is as deep as `src-main/lib`. */
const own = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The encoder. */
export const modelFolder = (): string => own('resources/model')
/** The chat for websites. */
export const widgetFolder = (): string => own('out/widget')
