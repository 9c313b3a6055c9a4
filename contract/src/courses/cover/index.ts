import { motifs } from './motifs.ts'
import { motifFor, type Palette, palettes } from './palettes.ts'
import { hashText, type Random, randomFrom } from './seeded.ts'
import { diamond, round, type Shape } from './shapes.ts'

export type CoverDrawing = {
  width: number
  height: number
  palette: Palette
  /** Where the motif shows: its outline, clipping `motif` and traced by the ridge line. Null when the motif is the whole cover. */
  panel: string | null
  motif: Shape[]
  /** Drawn under the panel. */
  sun: Shape[]
  mirrored: boolean
  /** Whether pattern or plain ground stands along the left edge. */
  leftEdge: 'motif' | 'ground'
}

type CoverRequest = { seed: string; category: string; width?: number; height?: number }
type PanelKind = 'slab' | 'hill' | 'diamond' | 'band'
const panelKinds: readonly PanelKind[] = ['slab', 'hill', 'diamond', 'band']

/** Quiet ground plus one patterned shape, so that a page of covers stays calm. The draws' order is part of the drawing. */
export function drawCover({ seed, category, width = 640, height = 360 }: CoverRequest): CoverDrawing {
  const motif = motifFor(category)
  const palette = palettes[motif]
  const random = randomFrom(hashText(`${seed}|${motif}`) + motif)
  const fill = () => motifs[motif](width, height, palette, random)
  if (motif === 'data') {
    random()
    return { width, height, palette, panel: null, motif: fill(), sun: [], mirrored: false, leftEdge: 'motif' }
  }
  random()
  const kind = panelKinds[Math.floor(random() * 4)] ?? 'band'
  const mirrored = random() < 0.5 && kind !== 'band'
  const panel = panelOutlines[kind](width, height, random)
  const sun = sunOver(kind, width, height, palette, random)
  const isInside = kind === 'slab' || kind === 'diamond'
  const leftEdge = isInside && !mirrored ? 'ground' : 'motif'
  return { width, height, palette, panel, motif: fill(), sun, mirrored, leftEdge }
}

const panelOutlines: Record<PanelKind, (width: number, height: number, random: Random) => string> = {
  slab(width, height, random) {
    const foot = width * (0.34 + random() * 0.1)
    const lean = width * 0.17
    return `M${round(foot + lean)} 0l20-20H${width + 30}V${height + 30}H${round(foot - lean)}V${height}Z`
  },
  hill(width, height, random) {
    const centre = width * (0.55 + random() * 0.15)
    const rise = height * (0.72 + random() * 0.14)
    const spread = width * 0.22
    const points: string[] = []
    for (let x = -16; x <= width + 16; x += 16) {
      const climb = (rise - height * 0.16) * Math.exp(-((x - centre) ** 2) / (2 * spread * spread))
      points.push(`${x} ${round(height * 0.84 - climb)}`)
    }
    return `M${points.join('L')}L${width + 30} ${height + 30}L-30 ${height + 30}Z`
  },
  diamond(width, height, random) {
    return diamond(width * (0.6 + random() * 0.08), height / 2, height * 0.8 * 1.15, height * 0.8)
  },
  band(width, height) {
    const tooth = width / 8
    const top = height * 0.4
    const foot = round(top + tooth * 0.5)
    let d = `M-30 ${foot}L0 ${foot}`
    for (let x = 0; x < width; x += tooth)
      d += `L${round(x + tooth / 2)} ${round(top)}L${round(x + tooth)} ${foot}`
    return `${d}L${width + 30} ${foot}L${width + 30} ${height + 30}L-30 ${height + 30}Z`
  },
}

function sunOver(kind: PanelKind, width: number, height: number, palette: Palette, random: Random): Shape[] {
  if (kind !== 'hill' && kind !== 'band') return []
  const x = kind === 'hill' ? width * 0.2 : width * (0.62 + random() * 0.2)
  const y = height * (kind === 'hill' ? 0.3 : 0.2)
  const size = height * (kind === 'hill' ? 0.15 : 0.12)
  return [
    { d: diamond(x, y, size), fill: palette.pop },
    { d: diamond(x, y, size * 0.72), fill: palette.ground },
    { d: diamond(x, y, size * 0.44), fill: palette.bone },
  ]
}
