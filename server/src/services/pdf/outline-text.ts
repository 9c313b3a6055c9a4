import { sharedFont } from './fonts.ts'
import { plainText } from './letters.ts'
import { inShapingOrder, type LineStyle } from './measure.ts'
import { directionOf, runsOf } from './runs.ts'

/** One line as an SVG path, for pictures that are drawn without the machine's fonts. It begins at 0 0 on its baseline. */
export function outlineText(
  text: string,
  { face, size, tracking = 0 }: Pick<LineStyle, 'face'> & { size: number; tracking?: number },
): { d: string; width: number } {
  const plain = plainText(text)
  const outlines: string[] = []
  let x = 0
  for (const run of runsOf(plain, face, directionOf(plain))) {
    const font = sharedFont(run.file)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(inShapingOrder(run))
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const at = [x + xOffset * scale, -yOffset * scale] as const
      outlines.push(glyph.path.transform(scale, 0, 0, -scale, ...at).toSVG())
      x += xAdvance * scale + tracking * size
    })
  }
  return { d: outlines.join(''), width: x }
}
