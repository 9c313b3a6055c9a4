const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Text as it stands in HTML, between tags and within quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`]/g, (letter) => ENTITIES[letter] ?? letter)
