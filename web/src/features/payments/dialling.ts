/** How this device pays: it dials, it can only be told to dial by pasting, or it cannot place calls. */
export type DialWay = 'dial' | 'paste' | 'none'

/** By what the device is, not by its width. iPhones refuse to dial codes with * and #. */
export function dialWay(userAgent: string): DialWay {
  if (/iPhone/.test(userAgent)) return 'paste'
  return /Android.+Mobile|KAIOS|Windows Phone/i.test(userAgent) ? 'dial' : 'none'
}

/** In a link `#` would begin a fragment. */
export function dialLink(ussdCode: string): string {
  return `tel:${ussdCode.replaceAll('#', '%23')}`
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

interface SupportMail {
  email: string
  subject: string
  lines: readonly string[]
}

export function mailLink({ email, subject, lines }: SupportMail): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
