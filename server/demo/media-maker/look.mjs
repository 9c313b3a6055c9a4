import { createRequire } from 'node:module'
import { dirname } from 'node:path'

// The academy's look, for pictures, films and papers: its fonts, its colours, its imigongo bands.
const web = createRequire(new URL('../../../web/package.json', import.meta.url))
const font = (name) =>
  `file://${dirname(web.resolve(`@fontsource-variable/${name}/package.json`))}/files/${name}-latin-wght-normal.woff2`

export const GROUNDS = {
  web: { ground: '#0C2F4E', bone: '#EEF4F1', mid: '#3B8CCB', pop: '#F2B51D' },
  app: { ground: '#A93A17', bone: '#FBEFE7', mid: '#1A1310', pop: '#F2B51D' },
  game: { ground: '#3B1539', bone: '#F7EAF3', mid: '#B05FA3', pop: '#F6C545' },
  data: { ground: '#0A4430', bone: '#EAF5EE', mid: '#4FAE82', pop: '#F2B51D' },
  ai: { ground: '#121A17', bone: '#F2F5F3', mid: '#C8481F', pop: '#F2B51D' },
}

export const INK = '#101A16'
export const HILL = '#0E6446'
export const CLAY = '#B5401A'
export const SUN = '#F2B51D'
export const LAKE = '#15598F'
export const TINT = '#DDF0E5'
export const MIST = '#F3F6F4'
export const LINE = '#D3DDD7'
export const MUTED = '#55675E'

const css = `
@font-face{font-family:Familjen;src:url(${font('familjen-grotesk')}) format('woff2');font-weight:400 700}
@font-face{font-family:Figtree;src:url(${font('figtree')}) format('woff2');font-weight:300 900}
*{box-sizing:border-box;margin:0}
body{font:400 20px/1.45 Figtree,sans-serif;color:${INK};-webkit-font-smoothing:antialiased}
h1,h2,h3{font-family:Familjen,sans-serif;font-weight:700;letter-spacing:-.03em;line-height:1.05}
code,pre{font-family:'DejaVu Sans Mono','Liberation Mono',monospace}
svg text{font-family:Figtree,sans-serif}
svg .display{font-family:Familjen,sans-serif;font-weight:700;letter-spacing:-.02em}
svg .mono{font-family:'DejaVu Sans Mono','Liberation Mono',monospace}
`

export function page(body, more = '', title = '') {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${css}${more}</style><body>${body}</body>`
}

/** A band of triangles and diamonds, as on the walls of the east. */
export function band({ width, height, ground, bone, mid }) {
  const side = height * 1.1
  let teeth = ''
  let gems = ''
  for (let x = -side / 2; x < width + side; x += side) {
    teeth += `M${x} ${height}l${side / 2} ${-height * 0.86} ${side / 2} ${height * 0.86}z`
    const c = x + side
    gems += `M${c} ${height * 0.04}l${height * 0.3} ${height * 0.3} ${-height * 0.3} ${height * 0.3} ${-height * 0.3} ${-height * 0.3}z`
  }
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" style="display:block"><rect width="${width}" height="${height}" fill="${ground}"/><path d="${teeth}" fill="${bone}"/><path d="${teeth}" fill="${ground}" transform="translate(0 ${height * 0.46})"/><path d="${gems}" fill="${mid}"/></svg>`
}

/** One large nested diamond. */
export function gem(size, { ground, bone, mid, pop }) {
  const c = size / 2
  const ring = (r, fill) =>
    `<path d="M${c} ${c - r}L${c + r} ${c}L${c} ${c + r}L${c - r} ${c}Z" fill="${fill}"/>`
  const rings = [
    [1, bone],
    [0.86, ground],
    [0.74, mid],
    [0.58, ground],
    [0.47, bone],
    [0.34, ground],
    [0.2, pop],
  ]
  return `<svg viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${rings.map(([r, fill]) => ring(c * r, fill)).join('')}</svg>`
}

export function escaped(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
