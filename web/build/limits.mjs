/** What a page of each kind may weigh: kB of script and style before it works, gzip; then all of a visit, as it is sent, and its files
 * of script. `around` is what a build does not know of a visit, as browsers measure it: the page's HTML, the first answers and all headers.
 * The files are arranged by these limits, and the budgets count them. */
const PUBLIC = { sent: 200, around: 26, files: 12 }
const SIGNED_IN = { sent: 260, around: 38, files: 25 }
export const KINDS = {
  public: { js: 105, css: 14, ...PUBLIC },
  learner: { js: 125, css: 18, ...SIGNED_IN },
  player: { js: 145, css: 18, ...SIGNED_IN },
  portal: { js: 180, css: 22, ...SIGNED_IN },
  editor: { js: 180, css: 20, ...SIGNED_IN, sent: 375 },
}
/** The header's end for who is signed in: a visit that brings it is no visitor's. */
const SIGNED_IN_PART = 'web/src/app/signed-in-tools.tsx'
export const isSignedInVisit = (parts) => parts.includes(SIGNED_IN_PART)
/** What all of a visit that loads these parts by need may weigh. A public page is a visitor's; who is signed in gets their own behind it. */
export function visitLimit(kind, parts) {
  const { sent, around, files } = kind === 'public' && isSignedInVisit(parts) ? SIGNED_IN : KINDS[kind]
  return { sent: (sent - around) * 1000, files }
}
/** A page's measured visits, with the parts that its module names as shown (`parts`): those that none of them loaded are part of the
 * fullest one, until they are measured. */
export function withShown(visits, shown = []) {
  const unmeasured = shown.filter((part) => visits.every((visit) => !visit.includes(part)))
  const fullest = visits.reduce((one, other) => (other.length > one.length ? other : one), [])
  if (unmeasured.length === 0 || visits.length === 0) return visits
  return [...visits.filter((visit) => visit !== fullest), [...fullest, ...unmeasured]]
}
/** No file of script is smaller than this, minified. */
export const SMALLEST_BYTES = 1_000
