const KNOWN = /^(?:https?:\/\/|mailto:|tel:)/i

/** What was typed, as an address the server keeps: 'example.com' gets its https. Null when it can be none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (!text || /[\s<>"'`\\]/.test(text)) return null
  if (KNOWN.test(text)) return URL.canParse(text) ? text : null
  if (/^[^@/:]+@[^@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  return /^[^/:?#]+\.[a-z]{2,}(?:[/:?#]|$)/i.test(text) && URL.canParse(`https://${text}`)
    ? `https://${text}`
    : null
}
