/** UTF-8, or UTF-16 where the file says so, or else what spreadsheets on Windows write. Null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes)
  return text.includes('\0') ? null : text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: every byte means something in this encoding.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
