import {
  CERTIFICATE_COLOURS,
  type CertificateShape,
  certificateSeal,
  SEAL_UNITS,
} from '@academy/contract/certificates'
import { outlineText } from '../../../services/pdf/index.ts'
import { writePngText } from './png-text.ts'

/** The keyword under which Open Badges 3.0 looks for the credential. */
const KEYWORD = 'openbadgecredential'
const SIDE = 600
const EDGE = 18
const SEAL = { side: 400, top: 66 }
const NAME = { baseline: 532, size: 52, width: 500 }

const { ink, bone, clay } = CERTIFICATE_COLOURS
const drawn = new Map<string, Promise<Buffer>>()

/** The academy's badge, drawn once in the process: the seal and its name. */
export function drawBadge(academyName: string): Promise<Buffer> {
  const known = drawn.get(academyName)
  if (known) return known
  const svg = Buffer.from(badgeSvg(academyName))
  const made = import('sharp').then(({ default: sharp }) =>
    sharp(svg).png({ compressionLevel: 9, palette: true, colours: 64 }).toBuffer(),
  )
  drawn.set(academyName, made)
  made.catch(() => drawn.delete(academyName))
  return made
}

/** A badge that carries its credential. */
export async function bakeBadge(academyName: string, credential: string): Promise<Buffer> {
  return writePngText(await drawBadge(academyName), KEYWORD, credential)
}

/** Letters are outlines: no font of the machine is asked. */
function badgeSvg(academyName: string): string {
  const unit = outlineText(academyName, { face: 'display', size: 1, tracking: -0.03 })
  const size = Math.min(NAME.size, NAME.width / Math.max(unit.width, 0.01))
  const left = (SIDE - unit.width * size) / 2
  const square = (inset: number, fill: string) =>
    `<rect x="${inset}" y="${inset}" width="${SIDE - 2 * inset}" height="${SIDE - 2 * inset}" fill="${fill}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `${square(0, ink)}${square(EDGE, bone)}${square(EDGE + 12, clay)}${square(EDGE + 15, bone)}` +
    `<g transform="translate(${(SIDE - SEAL.side) / 2} ${SEAL.top}) scale(${SEAL.side / SEAL_UNITS})">` +
    `${certificateSeal().map(pathOf).join('')}</g>` +
    `<path transform="translate(${left} ${NAME.baseline}) scale(${size})" d="${unit.d}" fill="${ink}"/></svg>`
  )
}

const pathOf = ({ d, fill, stroke, strokeWidth }: CertificateShape) =>
  `<path d="${d}" fill="${fill ?? 'none'}" stroke="${stroke ?? 'none'}" stroke-width="${strokeWidth ?? 0}"/>`
