const RECOMMENDED = 24
/** Lines before the recommended one that run the academy too, and the first version of each that does: `engines` of package.json. */
const OLDER = { 22: 13, 20: 19 }

/** When each line of Node gets its last fixes, by its own schedule (github.com/nodejs/release). As they are read: to write a date out, Node takes
 * 25 ms of a start. */
const ENDS = {
  20: '30 April 2026',
  21: '1 June 2024',
  22: '30 April 2027',
  23: '1 June 2025',
  24: '30 April 2028',
  25: '1 June 2026',
  26: '30 April 2029',
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
  if (!end || today < new Date(`${end} 23:59:59 UTC`)) return null
  return `Node ${major} has had no security updates since ${end}: run the academy with Node ${RECOMMENDED}.`
}

const numbersOf = (version) => version.split('.').map(Number)
