import { type I18n, i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { readStorage, writeStorage } from '../device/storage.ts'

/** Add a language here and in lingui.config.ts; its catalogues are src/locales/<code>/<room>.po. */
export const LANGUAGES = [{ code: 'en', name: 'English' }] as const
export type Language = (typeof LANGUAGES)[number]['code']

type Catalogue = { messages: Parameters<I18n['load']>[1] }
const catalogues = import.meta.glob<Catalogue>(['../locales/*/*.po', '!../locales/en/*.po'])
const loaded = new Set<string>()
/** Whose sentences the screens so far are made of: another language brings them as well. */
const rooms = new Set(['shell'])

const isLanguage = (code: string | null): code is Language =>
  LANGUAGES.some((language) => language.code === code)

/** The person's choice, else the browser's, else English. */
export function preferredLanguage(): Language {
  const chosen = readStorage('language')
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}

/** The sentences of one room (or 'shell') in the language in use; English is in the code and loads nothing. */
export async function loadMessages(room: string): Promise<void> {
  rooms.add(room)
  await loadCatalogue(i18n.locale, room)
}

async function loadCatalogue(language: string, room: string): Promise<void> {
  const load = catalogues[`../locales/${language}/${room}.po`]
  if (!load || loaded.has(`${language}/${room}`)) return
  i18n.load(language, (await load()).messages)
  loaded.add(`${language}/${room}`)
}

/** Screens that stand already change when all their sentences are here. */
export async function startLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return
  await Promise.all([...rooms].map((room) => loadCatalogue(language, room)))
  i18n.load(language, {})
  i18n.activate(language)
  // Said again it would have every element's style worked out anew.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
}

/** Takes effect after a reload, because every screen already shown would have to load its sentences again. */
export function chooseLanguage(language: Language): void {
  writeStorage('language', language)
  location.reload()
}

export function Translations({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
