/** Where a link of a slide may lead. */
export const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i
const UNKNOWN = /<(?:table|caption|mark|kbd|sub|sup)\b|text-align|background-color/i

/** What was typed, as an address the server keeps: 'example.com' gets its https. Null when it can be none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (!text || /[\s<>"'`\\]/.test(text)) return null
  if (SAFE_LINK.test(text)) return URL.canParse(text) ? text : null
  if (/^[^@/:]+@[^@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  return /^[^/:?#]+\.[a-z]{2,}(?:[/:?#]|$)/i.test(text) && URL.canParse(`https://${text}`)
    ? `https://${text}`
    : null
}

/** Does the text hold what the rich text editor would drop at the first keystroke? Imported slides may. */
export const holdsUnknown = (html: string): boolean => UNKNOWN.test(html)
