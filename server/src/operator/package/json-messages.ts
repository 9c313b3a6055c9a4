export const wanted = (sign: string, found: string) =>
  `expected ${JSON.stringify(sign)}, found ${JSON.stringify(found)}`
export const wantedValue = (found: string) => `expected a value, found ${JSON.stringify(found)}`
export const endsTooSoon = (missing: string) => `the file ends too soon: ${missing} is missing`
export const more = (found: string) => `the file should end here, found ${JSON.stringify(found)}`
export const openString = 'this text has no closing quote'
export const controlLetter =
  'a line break or control letter inside a text must be written as an escape, such as \\n'
export const badEscape = 'unknown escape: after a backslash come " \\ / b f n r t or u and four hex digits'
export const nul = 'the text holds a NUL letter (\\u0000)'
export const halfPair = 'the text holds half of a surrogate pair'
export const hugeNumber = 'the number is too large'
export const forbiddenKey = (key: string) => `the key ${JSON.stringify(key)} is not allowed`
export const repeatedKey = (key: string) => `the key ${JSON.stringify(key)} stands twice in this object`
export const tooDeep = (max: number) => `nested more than ${max} deep`
