const RECOMMENDED = 24
/** Lines before the recommended one that run the academy too, and the first version of each that does: `engines` of package.json. */
const OLDER = { 22: 13, 20: 19 }

/** When each line of Node gets its last fixes, by its own schedule (github.com/nodejs/release). */
const ENDS = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
}

/** Why the academy cannot run on this Node; null when it can. */
export function refusalOf(version) {
  const [major, minor] = numbersOf(version)
  if (major >= RECOMMENDED || minor >= OLDER[major]) return null
  return `The academy needs Node ${RECOMMENDED} or newer, 22.${OLDER[22]} or a later 22, or 20.${OLDER[20]} or a later 20; this is ${version}.`
}

/** One sentence about a Node that gets no fixes any more; null while it is. */
export function endOfLifeOf(version, today = new Date()) {
  const [major] = numbersOf(version)
  const end = ENDS[major]
  if (!end || today < new Date(`${end}T23:59:59Z`)) return null
  const day = new Date(end).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return `Node ${major} has had no security updates since ${day}: run the academy with Node ${RECOMMENDED}.`
}

const numbersOf = (version) => version.split('.').map(Number)
