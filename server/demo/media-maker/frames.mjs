import { band, escaped, GROUNDS, gem, HILL, INK, MIST, MUTED, SUN } from './look.mjs'

// The frames of a film, 960 × 540. The lowest 60 lines stay quiet: captions lie there.
const css = `
.f{width:960px;height:540px;position:relative;overflow:hidden;background:#fff}
.f h2{position:absolute;left:56px;top:38px;font-size:40px}
.f .foot{position:absolute;left:0;bottom:0}
.title h1{position:absolute;left:64px;top:150px;width:500px;font-size:64px;line-height:1.02}
.title p{position:absolute;left:66px;top:92px;font-size:24px;font-weight:600}
.title .gem{position:absolute;right:36px;top:64px}
.code pre{position:absolute;left:56px;top:118px;width:848px;padding:24px 0;border-radius:12px;background:${INK};color:#93A89E;font-size:23px;line-height:38px}
.code pre span{display:block;padding:0 28px;white-space:pre}
.code .few{font-size:32px;line-height:58px;top:150px}
.code pre .lit{background:#1D3B30;color:#fff;border-left:6px solid ${SUN};padding-left:22px}
.list ol{position:absolute;left:56px;top:130px;list-style:none;padding:0;counter-reset:n}
.list li{counter-increment:n;font:600 34px/1.2 Familjen;letter-spacing:-.02em;margin-bottom:28px;display:flex;gap:24px;align-items:center}
.list li::before{content:counter(n);width:56px;height:56px;border-radius:10px;background:${HILL};color:#fff;display:grid;place-items:center;font-size:30px}
.list li.wait{opacity:.18}
.draw svg.d{position:absolute;left:0;top:0}
`
export const framesCss = css

export function frameHtml(frame, kind) {
  const tones = GROUNDS[kind]
  const foot = `<div class="foot">${band({ width: 960, height: 44, ...tones })}</div>`
  switch (frame.show) {
    case 'title':
      return `<div class="f title" style="background:${tones.ground};color:${tones.bone}"><p style="color:${tones.pop}">${frame.course}</p><h1>${frame.title}</h1><div class="gem">${gem(330, tones)}</div><div class="foot">${band({ width: 960, height: 88, ...tones, ground: kind === 'ai' ? '#C8481F' : tones.ground })}</div></div>`
    case 'code':
      return `<div class="f code"><h2>${frame.title}</h2><pre class="${frame.code.split('\n').length < 4 ? 'few' : ''}">${frame.code
        .split('\n')
        .map(
          (line, i) =>
            `<span class="${frame.lit?.includes(i + 1) ? 'lit' : ''}">${escaped(line) || ' '}</span>`,
        )
        .join('')}</pre>${foot}</div>`
    case 'list':
      return `<div class="f list" style="background:${MIST}"><h2>${frame.title}</h2><ol>${frame.items
        .map((item, i) => `<li class="${i < (frame.upTo ?? 99) ? '' : 'wait'}">${item}</li>`)
        .join('')}</ol>${foot}</div>`
    case 'draw':
      return `<div class="f draw" style="background:${frame.ground ?? MIST};color:${frame.ink ?? INK}"><svg class="d" viewBox="0 0 960 540" width="960" height="540">${frame.svg}</svg><h2>${frame.title}</h2>${foot}</div>`
    default:
      throw new Error(`No frame "${frame.show}"`)
  }
}

// Small parts for drawings inside films.
export const words = (
  x,
  y,
  text,
  { size = 24, fill = INK, weight = 600, anchor = 'middle', kind = '' } = {},
) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-weight="${weight}" text-anchor="${anchor}" class="${kind}">${escaped(text)}</text>`

export const box = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`

export const dart = (x1, y1, x2, y2, stroke = INK, more = '') =>
  `<defs><marker id="t" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L10 5L0 10Z" fill="context-stroke"/></marker></defs><path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="6" fill="none" marker-end="url(#t)" ${more}/>`

export function phone(x, y, screen = '') {
  return (
    box(x, y, 190, 320, INK, 'rx="24"') +
    box(x + 12, y + 22, 166, 272, '#fff', 'rx="6"') +
    `<g transform="translate(${x + 12} ${y + 22})">${screen}</g>`
  )
}

export function server(x, y, fill = INK) {
  const unit = (i) =>
    box(x, y + i * 66, 190, 58, fill, 'rx="8"') +
    `<path d="M${x + 26} ${y + i * 66 + 17}l12 12-12 12-12-12z" fill="${SUN}"/>` +
    box(x + 60, y + i * 66 + 25, 100, 8, '#7A8C83', 'rx="4"')
  return unit(0) + unit(1) + unit(2) + words(x + 95, y + 236, 'server', { fill: MUTED, size: 22 })
}
