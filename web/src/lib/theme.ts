import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from './device/storage.ts'

// System, Light or Dark, kept on the device. The page's own script (src/early) puts it in force before the first paint.

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const listeners = new Set<() => void>()
const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

export function chosenTheme(): Theme {
  const stored = readStorage('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Puts the choice in force; also after storage was cleared. */
export function applyTheme(): void {
  const theme = chosenTheme()
  const isDark = theme === 'dark' || (theme === 'system' && darkSystem().matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  for (const tell of listeners) tell()
}

export function chooseTheme(theme: Theme): void {
  writeStorage('theme', theme === 'system' ? null : theme)
  applyTheme()
}

export function followSystemTheme(): void {
  darkSystem().addEventListener('change', applyTheme)
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    chosenTheme,
    () => 'system',
  )
}
