/** `payment.ussdCode` as a person reads it: 'Payment, ussd code'. */
export function fieldWords(name: string): string {
  const words = name
    .replaceAll('.', ', ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'final-exam' as 'Final exam'. */
export const kindWords = (kind: string): string => fieldWords(kind.replaceAll('-', ' '))
