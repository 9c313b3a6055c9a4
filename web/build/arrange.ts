import { randomFrom } from '../../contract/src/courses/cover/seeded.ts'
import { Files, type Piece, SMALLEST_PACKED } from './piece.ts'
import { type Limits, weigher } from './weigh.ts'

/** A minute of work; more of them find hardly a better place. */
const STEPS = 600_000
/** What is worse by this is taken one time in three: much at first, to leave a place that is only good for its neighbourhood. */
const FIRST_HEAT = 0.4
const LAST_HEAT = 0.02
const HEAT_KEPT_STEPS = 256
/** One step in so many gives a piece a file of its own. */
const ALONE = 0.03

/**
 * Puts pieces into files by trying (simulated annealing): a step moves a piece, or some of a file's, to another file, or exchanges two.
 * It stays when it costs less (`weigh.ts`), and the less often the more it costs. `nameOf` says where each piece is now: the search
 * starts there. The same pieces end in the same files.
 */
export function arrange(
  pieces: Iterable<Piece>,
  limits: Limits,
  nameOf: (piece: Piece) => string | undefined = () => undefined,
  steps = STEPS,
): Piece[] {
  const files = new Files(pieces)
  files.untie()
  const all = [...files.all]
  const weigh = weigher(all, limits)
  const fileOf = startFrom(all, nameOf)
  let cost = weigh(fileOf)
  if (cost === Number.POSITIVE_INFINITY) {
    fileOf.set([...all.keys()])
    cost = weigh(fileOf)
  }
  const best = { cost, fileOf: fileOf.slice() }
  const random = randomFrom('files')
  const free = all.flatMap((piece, number) => (staysAlone(piece) ? [] : number))
  const any = (numbers: readonly number[]) => numbers[Math.floor(random() * numbers.length)] ?? 0
  const within = limits.files.map((_, load) => free.filter((number) => all[number]?.loads[load]))
  const loadsOf = all.map(({ loads }) => [...loads.keys()].filter((load) => loads[load]))
  let heat = FIRST_HEAT
  for (let step = 0; step < steps; step++) {
    if (step % HEAT_KEPT_STEPS === 0) heat = FIRST_HEAT * (LAST_HEAT / FIRST_HEAT) ** (step / steps)
    const number = any(free)
    const before = change(fileOf, number, any(within[any(loadsOf[number] ?? [])] ?? free))
    if (before.length === 0) continue
    const next = weigh(fileOf)
    if (next <= cost || random() < Math.exp((cost - next) / heat)) {
      cost = next
      if (cost < best.cost) Object.assign(best, { cost, fileOf: fileOf.slice() })
    } else for (const [number, at] of before.reverse()) fileOf[number] = at
  }
  return merged(files, all, best.fileOf)

  /** Changes where the first piece is, or some of its file's; what was where it was before. */
  function change(there: Int32Array, number: number, other: number): [number: number, at: number][] {
    const [at, to] = [there[number] ?? 0, random() < ALONE ? emptyIn(there) : (there[other] ?? 0)]
    if (at === to || to < 0) return []
    const kind = random()
    const isSwapped = kind > 0.85 && there[other] === to
    const share = kind < 0.55 || isSwapped ? 0 : kind < 0.75 ? 1 : random()
    const moved = free.filter((next) => next === number || (there[next] === at && random() < share))
    const before = moved.map((next): [number, number] => [next, at])
    for (const next of moved) there[next] = to
    if (isSwapped) {
      before.push([other, to])
      there[other] = at
    }
    return before
  }
}

/** A page with what it alone needs, unless that is next to nothing. */
const staysAlone = ({ isPage, bytes }: Piece) => Boolean(isPage) && bytes >= 2 * SMALLEST_PACKED

function startFrom(pieces: readonly Piece[], nameOf: (piece: Piece) => string | undefined): Int32Array {
  const numbers = new Map<string, number>()
  return Int32Array.from(pieces, (piece, number) => {
    const name = staysAlone(piece) ? undefined : nameOf(piece)
    if (!name) return number
    if (!numbers.has(name)) numbers.set(name, number)
    return numbers.get(name) ?? number
  })
}

function emptyIn(fileOf: Int32Array): number {
  const taken = new Set(fileOf)
  return fileOf.findIndex((_, number) => !taken.has(number))
}

function merged(files: Files, pieces: readonly Piece[], fileOf: Int32Array): Piece[] {
  const first = new Map<number, Piece>()
  for (const [number, piece] of pieces.entries()) {
    const at = fileOf[number] ?? number
    const into = first.get(at)
    if (into) files.merge(into, piece)
    else first.set(at, piece)
  }
  return [...files.all]
}
