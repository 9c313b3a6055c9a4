import { drawCover } from '@academy/contract/courses/cover'
import type { Shape } from '@academy/contract/courses/cover/shapes'

/** The cover as the web draws it on a card, at another size. */
export function coverSvg(seed: string, category: string, size: { width: number; height: number }): string {
  const { width, height, palette, panel, motif, sun, mirrored } = drawCover({ seed, category })
  const drawn =
    panel === null
      ? motif.map(pathOf).join('')
      : `<clipPath id="p"><path d="${panel}"/></clipPath>
<rect width="${width}" height="${height}" fill="${palette.ground}"/>
<g${mirrored ? ` transform="translate(${width}) scale(-1 1)"` : ''}>${sun.map(pathOf).join('')}
<g clip-path="url(#p)">${motif.map(pathOf).join('')}</g>
<path d="${panel}" fill="none" stroke="${palette.ground}" stroke-width="22"/>
<path d="${panel}" fill="none" stroke="${palette.pop}" stroke-width="7"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"
viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMin slice">${drawn}</svg>`
}

const pathOf = ({ d, fill = 'none', stroke, strokeWidth }: Shape) =>
  `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}"` : ''}/>`
