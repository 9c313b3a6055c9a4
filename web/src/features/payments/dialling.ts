/** How this device pays: it dials, it can only be told to dial by pasting, it may be a phone or not, or it cannot place calls. */
export type DialWay = 'dial' | 'paste' | 'maybe' | 'none'

/** By what the device is, not by its width. iPhones refuse to dial codes with * and #; a phone's browser that asks for
 * desktop pages names no phone, and only its touch screen tells. */
export function dialWay({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DialWay {
  if (/iPhone/.test(userAgent)) return 'paste'
  if (/Android.+Mobile|KAIOS|Windows Phone/i.test(userAgent)) return 'dial'
  return maxTouchPoints > 0 ? 'maybe' : 'none'
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
