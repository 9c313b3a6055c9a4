/** A Rwandan or international number as `+250780000114`; null when it can be no phone number.
 * `0780 000 114`, `250780000114`, `+250 780 000 114` and `780000114` are the same number. */
export function phoneNumber(typed: string): string | null {
  const digits = typed.replace(/[\s().‐-―-]/g, '')
  if (!/^\+?\d{9,15}$/.test(digits)) return null
  if (digits.startsWith('+')) return digits
  if (/^0\d{9}$/.test(digits)) return `+250${digits.slice(1)}`
  if (/^7\d{8}$/.test(digits)) return `+250${digits}`
  return /^250\d{9}$/.test(digits) ? `+${digits}` : digits.startsWith('0') ? null : `+${digits}`
}

/** `0780 000 114` as people in Rwanda write it; others stay international. */
export function formatPhoneNumber(number: string): string {
  const local = /^\+250(\d{3})(\d{3})(\d{3})$/.exec(number)
  return local ? `0${local[1]} ${local[2]} ${local[3]}` : number
}
