/** The first letters of a text, cut at a letter and not within one; an ellipsis says that there is more. */
export function previewText(text: string, letters: number): string {
  const all = [...text.replace(/\s+/g, ' ').trim()]
  return all.length > letters ? `${all.slice(0, letters).join('').trimEnd()}…` : all.join('')
}
