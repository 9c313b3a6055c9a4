import * as M from '@academy/contract/academy/messages'
import type { Settings } from '../api.ts'

export const SOCIALS = ['x', 'linkedin', 'instagram', 'youtube', 'github', 'discord'] as const
export const COUNTS = ['courses', 'students', 'experts', 'successPercent'] as const

/** Every setting by the name that the server gives its faults, as it is typed. */
const TEXTS = [
  'name',
  'tagline',
  'foundedYear',
  'email',
  'phone',
  'location',
  'partners',
  'categories',
  ...SOCIALS.map((name) => `socials.${name}` as const),
  ...COUNTS.map((name) => `figures.${name}` as const),
  'payment.ussdCode',
  'payment.recipient',
  'payment.verificationHours',
  'certificate.signatoryName',
  'certificate.signatoryTitle',
  'certificate.place',
] as const
export type TextName = (typeof TEXTS)[number]
export type SettingsValues = Record<TextName, string> & { 'figures.fromData': boolean }

const valueAt = (settings: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], settings)

/** A list is typed a line each. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join('\n') : String(value)
}

export function valuesOf(settings: Settings): SettingsValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, textOf(valueAt(settings, name))]))
  return { ...(texts as Record<TextName, string>), 'figures.fromData': settings.figures.fromData }
}

const orNull = (text: string) => text.trim() || null
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
/** What is no number goes as it is typed, and the server says so at its field. */
const number = (text: string) =>
  /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : (text as unknown as number)

export function settingsOf(values: SettingsValues): Settings {
  const socials = SOCIALS.map((name) => [name, values[`socials.${name}`].trim()]).filter(([, link]) => link)
  const counts = COUNTS.map((name) => [name, number(values[`figures.${name}`])])
  return {
    name: values.name,
    tagline: values.tagline,
    foundedYear: number(values.foundedYear),
    email: orNull(values.email),
    phone: orNull(values.phone),
    location: values.location,
    socials: Object.fromEntries(socials),
    partners: lines(values.partners),
    categories: lines(values.categories),
    figures: { fromData: values['figures.fromData'], ...Object.fromEntries(counts) } as Settings['figures'],
    payment: {
      ussdCode: orNull(values['payment.ussdCode']),
      recipient: orNull(values['payment.recipient']),
      verificationHours: number(values['payment.verificationHours']),
    },
    certificate: {
      signatoryName: orNull(values['certificate.signatoryName']),
      signatoryTitle: orNull(values['certificate.signatoryTitle']),
      place: values['certificate.place'],
    },
  }
}

/** What is plain before the server is asked. */
export function checkSettings(values: SettingsValues): Partial<Record<keyof SettingsValues, string>> {
  const [code, recipient] = [orNull(values['payment.ussdCode']), orNull(values['payment.recipient'])]
  return {
    ...(!orNull(values.name) && { name: M.nameRequired }),
    ...(!code !== !recipient && { 'payment.recipient': M.recipientMissing }),
  }
}

/** What is saved by now, and over it what was typed here and is not. */
export function withTyped(
  fresh: SettingsValues,
  { values, saved }: { values: SettingsValues; saved: SettingsValues },
): SettingsValues {
  const typed = Object.entries(values).filter(
    ([name, value]) => value !== saved[name as keyof SettingsValues],
  )
  return { ...fresh, ...Object.fromEntries(typed) }
}

/** Former values of a row of the log, over what is typed now. */
export function withFormer(
  values: SettingsValues,
  former: Readonly<Record<string, unknown>>,
): SettingsValues {
  const texts = TEXTS.filter((name) => name in former).map((name) => [name, textOf(former[name])])
  const fromData = former['figures.fromData'] ?? values['figures.fromData']
  return { ...values, ...Object.fromEntries(texts), 'figures.fromData': fromData === true }
}
