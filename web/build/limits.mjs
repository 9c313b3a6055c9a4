/** What a page of each kind may weigh: kB of script and style before it works, gzip; then all of a visit, as it is sent, and its files
 * of script. PROMISES tells of them; the files are arranged by them, and the budgets count them. */
const PUBLIC = { sent: 200, files: 12 }
const SIGNED_IN = { sent: 260, files: 25 }
export const KINDS = {
  public: { js: 105, css: 14, ...PUBLIC },
  learner: { js: 125, css: 18, ...SIGNED_IN },
  player: { js: 145, css: 18, ...SIGNED_IN },
  portal: { js: 180, css: 22, ...SIGNED_IN },
  editor: { js: 180, css: 20, sent: 375, files: 25 },
}
/** The header's end for who is signed in: a visit that brings it is no visitor's. */
const SIGNED_IN_PART = 'web/src/app/SignedInTools.tsx'
/** What all of a visit that loads these parts by need may weigh. A public page is a visitor's; who is signed in gets their own behind it. */
export function visitLimit(kind, parts) {
  const { sent, files } = kind === 'public' && parts.includes(SIGNED_IN_PART) ? SIGNED_IN : KINDS[kind]
  return { sent: sent * 1000 - PAGE_AND_ANSWERS_BYTES, files }
}
/** What a build does not know of a visit: the page's own HTML and the first answers of the server. */
export const PAGE_AND_ANSWERS_BYTES = 15_000
/** No file of script is smaller than this, minified. */
export const SMALLEST_BYTES = 1_000
