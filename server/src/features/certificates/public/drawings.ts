import { drawn, type Html } from './html.ts'

/** A peak above its reflection. */
export const MARK = drawn(
  '<svg viewBox="0 0 34 34" aria-hidden="true"><path d="M17 1 33 17H26.6L17 7.4 7.4 17H1Z" fill="currentColor"/>' +
    '<path d="M17 10.2 23.8 17H10.2Z" fill="#C8481F"/><path d="M1 19.4H33L17 33.4Z" fill="currentColor"/>' +
    '<path d="M11.6 22.2H22.4L17 27Z" fill="#F2B51D"/></svg>',
)

const CENTRES = Array.from({ length: 17 }, (_, index) => 20 + index * 40)
const diamonds = (top: number, width: number, height: number, colour: string) =>
  `<path fill="${colour}" d="${CENTRES.map(
    (x) => `M${x} ${top}l${width} ${height}-${width} ${height}-${width}-${height}z`,
  ).join('')}"/>`

/** The band of imigongo over each card. */
export const BAND = drawn(
  '<svg class="w" viewBox="0 0 680 36" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
    `<path fill="#101A16" d="M0 0h680v36H0z"/>${diamonds(3, 17, 15, '#F3F6F4')}` +
    `${diamonds(8, 11, 10, '#101A16')}${diamonds(13, 6, 5, '#C8481F')}</svg>`,
)

const sign = (inside: string): Html => drawn(`<svg viewBox="0 0 56 56" aria-hidden="true">${inside}</svg>`)
const FULL = '<path fill="currentColor" d="M28 1 55 28 28 55 1 28z"/>'
const EMPTY =
  '<path fill="none" stroke="currentColor" stroke-width="3.5" d="M28 3.5 52.5 28 28 52.5 3.5 28z"/>'

export const SIGNS = {
  valid: sign(`${FULL}<path d="m18 28.5 7 7 13.5-15" fill="none" stroke="var(--pt)" stroke-width="5"/>`),
  revoked: sign(`${FULL}<path d="m20 20 16 16M36 20 20 36" stroke="var(--dt)" stroke-width="5"/>`),
  unknown: sign(
    `${EMPTY}<path d="M22.5 24a5.5 5.5 0 1 1 8.5 4.6c-2 1.2-3 2.4-3 4.4v.5" fill="none" stroke="currentColor"` +
      ' stroke-width="4.5"/><circle cx="28" cy="39.5" r="2.7" fill="currentColor"/>',
  ),
  form: sign(`${EMPTY}<path d="M20 22h16M20 28h16M20 34h10" stroke="currentColor" stroke-width="3.5"/>`),
  tooMany: sign(`${EMPTY}<path d="M28 18v11l7 5" fill="none" stroke="currentColor" stroke-width="3.5"/>`),
}
