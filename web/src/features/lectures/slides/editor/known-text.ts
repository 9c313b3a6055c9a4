const UNKNOWN = /<(?:table|caption|mark|kbd|sub|sup)\b|text-align|background-color/i

/** Does the text hold what the rich text editor would drop at the first keystroke? Imported slides may. */
export const holdsUnknown = (html: string): boolean => UNKNOWN.test(html)
