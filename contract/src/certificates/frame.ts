// The ornament of a certificate, in millimetres of an A4 page on its side: the PDF and the web draw the same.
export const CERTIFICATE_WIDTH = 297
export const CERTIFICATE_HEIGHT = 210

/** Colours of the frame, in dark mode too: a certificate stays on white. */
export const CERTIFICATE_COLOURS = {
  ink: '#101A16',
  bone: '#F3F6F4',
  clay: '#C8481F',
  sun: '#F2B51D',
  /** The colour of words that are read second. */
  quiet: '#55675E',
  text: '#33443C',
} as const

/** An SVG path, filled, stroked or both; a drawing is a list of them, back to front. */
export interface CertificateShape {
  d: string
  fill?: string
  stroke?: string
  strokeWidth?: number
}

const { ink, bone, clay, sun } = CERTIFICATE_COLOURS
/** The band's outer and inner edge, from each side of the page. */
const OUTER = 8
const INNER = 23
const MIDDLE = (OUTER + INNER) / 2
const RIGHT = CERTIFICATE_WIDTH - INNER
const BOTTOM = CERTIFICATE_HEIGHT - INNER
const DIAMONDS = { across: 19, down: 12 }
const TEETH = { across: 57, down: 36, length: 3.5 }
/** Half the largest diamond in each corner. */
const CORNER_DIAMOND = 6.9
/** Teeth begin within the band, so that no white shows between. */
const OVERLAP = 0.1

const mm = (value: number) => Math.round(value * 100) / 100

function diamond(x: number, y: number, halfWidth: number, halfHeight = halfWidth): string {
  const [w, h] = [mm(halfWidth), mm(halfHeight)]
  return `M${mm(x)} ${mm(y - h)}l${w} ${h} ${-w} ${h} ${-w} ${-h}z`
}

function frameOfLine(inset: number): string {
  return `M${inset} ${inset}H${mm(CERTIFICATE_WIDTH - inset)}V${mm(CERTIFICATE_HEIGHT - inset)}H${inset}Z`
}

/** Every diamond of the band at a share of its full size. */
function diamonds(share: number): string {
  const half = (MIDDLE - OUTER - 2.95) * share
  const across = (RIGHT - INNER) / DIAMONDS.across
  const down = (BOTTOM - INNER) / DIAMONDS.down
  const rows = [MIDDLE, CERTIFICATE_HEIGHT - MIDDLE].map((y) =>
    Array.from({ length: DIAMONDS.across }, (_, index) =>
      diamond(INNER + across * (index + 0.5), y, (across / 2 - 0.1) * share, half),
    ).join(''),
  )
  const columns = [MIDDLE, CERTIFICATE_WIDTH - MIDDLE].map((x) =>
    Array.from({ length: DIAMONDS.down }, (_, index) =>
      diamond(x, INNER + down * (index + 0.5), half, (down / 2 - 0.1) * share),
    ).join(''),
  )
  return [...rows, ...columns].join('')
}

/** Saw teeth from the band towards the text; the corners are filled. */
function teeth(): string {
  const [left, top, right, bottom] = [INNER - OVERLAP, INNER - OVERLAP, RIGHT + OVERLAP, BOTTOM + OVERLAP]
  const across = (RIGHT - INNER) / TEETH.across
  const down = (BOTTOM - INNER) / TEETH.down
  const [w, h, long] = [mm(across / 2), mm(down / 2), TEETH.length]
  const rows = Array.from({ length: TEETH.across - 2 }, (_, index) => {
    const x = mm(INNER + across * (index + 1))
    return `M${x} ${top}l${w} ${long} ${w} ${-long}zM${x} ${bottom}l${w} ${-long} ${w} ${long}z`
  })
  const columns = Array.from({ length: TEETH.down - 2 }, (_, index) => {
    const y = mm(INNER + down * (index + 1))
    return `M${left} ${y}l${long} ${h} ${-long} ${h}zM${right} ${y}l${-long} ${h} ${long} ${h}z`
  })
  const [dx, dy] = [mm(across + OVERLAP), mm(down + OVERLAP)]
  const corners = [
    `M${left} ${top}h${dx}L${left} ${mm(top + dy)}z`,
    `M${right} ${top}h${-dx}L${right} ${mm(top + dy)}z`,
    `M${left} ${bottom}h${dx}L${left} ${mm(bottom - dy)}z`,
    `M${right} ${bottom}h${-dx}L${right} ${mm(bottom - dy)}z`,
  ]
  return [...rows, ...columns, ...corners].join('')
}

const centres = [MIDDLE, CERTIFICATE_HEIGHT - MIDDLE].flatMap((y) =>
  [MIDDLE, CERTIFICATE_WIDTH - MIDDLE].map((x) => [x, y] as const),
)
const inCorners = (half: number) => centres.map(([x, y]) => diamond(x, y, half)).join('')

/** One path a colour for all four corners. */
function corners(): CertificateShape[] {
  const layer = (half: number, fill: string): CertificateShape => ({ d: inCorners(half), fill })
  const side = INNER - OUTER
  const squares = centres.map(([x, y]) => `M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}z`)
  return [
    { d: squares.join(''), fill: ink },
    layer(CORNER_DIAMOND, sun),
    layer(5.5, ink),
    layer(4.5, bone),
    layer(3.3, ink),
    layer(2.3, clay),
    layer(1.05, sun),
  ]
}

/** Its two edges; the inner one runs the other way, so that a fill leaves the middle free. */
const [OUTER_RIGHT, OUTER_BOTTOM] = [CERTIFICATE_WIDTH - OUTER, CERTIFICATE_HEIGHT - OUTER]
const band = `M${OUTER} ${OUTER}H${OUTER_RIGHT}V${OUTER_BOTTOM}H${OUTER}ZM${INNER} ${INNER}V${BOTTOM}H${RIGHT}V${INNER}Z`

/** The frame unpainted, one path to be stroked: a certificate that is still on its way. */
export function certificateOutline(): string {
  return band + diamonds(1) + inCorners(CORNER_DIAMOND)
}

/** The imigongo band, its teeth and the clay line within. */
export function certificateFrame(): CertificateShape[] {
  return [
    { d: band, fill: ink },
    { d: frameOfLine(9.7) + frameOfLine(21.3), stroke: bone, strokeWidth: 0.62 },
    { d: diamonds(1), fill: bone },
    { d: diamonds(0.66), fill: ink },
    { d: diamonds(0.34), fill: clay },
    { d: teeth(), fill: ink },
    ...corners(),
    { d: frameOfLine(28.6), stroke: clay, strokeWidth: 0.5 },
  ]
}
