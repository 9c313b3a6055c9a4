/** UTF-8, or UTF-16 where the file says so, or else what spreadsheets on Windows write. Null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes)
  return text === null || text.includes('\0') ? null : text
}

function decoded(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: nearly every byte means something in this encoding, so that the others tell text from noise.
    const text = new TextDecoder('windows-1252').decode(bytes)
    return NO_LETTERS.test(text) ? null : text
  }
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: what no spreadsheet writes, and nearly every picture holds
const NO_LETTERS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/
