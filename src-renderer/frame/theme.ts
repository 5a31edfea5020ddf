import type { Settings } from '#shared/schemas/settings.ts'

type Theme = Settings['theme']

/** Kept here as well, so that the first paint has the right colours before the hub has answered. */
const storageKey = 'shopbell.theme'
const darkSystem = matchMedia('(prefers-color-scheme: dark)')
let chosen: Theme = storedTheme()

export function applyTheme(theme: Theme): void {
  chosen = theme
  localStorage.setItem(storageKey, theme)
  paint()
}

export function followSystemTheme(): void {
  darkSystem.addEventListener('change', paint)
  paint()
}

function paint(): void {
  const dark = chosen === 'dark' || (chosen === 'system' && darkSystem.matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}

function storedTheme(): Theme {
  const kept = localStorage.getItem(storageKey)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
