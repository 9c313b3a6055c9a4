/** A question's picture as the last line of its text: no format of the three knows pictures by their address. */
const PICTURE =
  /^!\[((?:\\.|[^\]\\])*)\]\((?:https?:\/\/[^\s()/]+)?(\/uploads\/questions\/[0-9a-f]{32}\.webp)\)$/

export interface PictureOfQuestion {
  url: string
  alt: string
}

export const imageLine = ({ url, alt }: PictureOfQuestion, publicUrl: string): string =>
  `\n\n![${alt.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')}](${publicUrl}${url})`

export function takeImageLine(text: string): { text: string; image: PictureOfQuestion | null } {
  const lastLine = text.lastIndexOf('\n')
  const found = lastLine < 0 ? null : PICTURE.exec(text.slice(lastLine + 1).trim())
  if (!found) return { text, image: null }
  const [, alt = '', url = ''] = found
  return { text: text.slice(0, lastLine), image: { url, alt: alt.replace(/\\(.)/g, '$1') } }
}
