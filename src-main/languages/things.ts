import type { WordList } from './language.ts'
export const kinds = ['laptop'] as const
export const substances = ['milk'] as const
export type Kind = (typeof kinds)[number]
export type Substance = (typeof substances)[number]
export type Things = { readonly kinds: Readonly<Record<Kind, WordList>>; readonly substances: Readonly<Record<Substance, WordList>> }
export const widerKinds: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {}
export const accessoryKinds: ReadonlySet<Kind> = new Set()
