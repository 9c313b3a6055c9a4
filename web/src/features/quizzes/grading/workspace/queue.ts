// The order in which submissions come up. Pure: it stays as it was begun, so that nobody is met twice or passed over.

export interface Queued {
  _id: string
  status: 'submitted' | 'graded'
}
/** The first that the server lined up; `graded` and `total` are of all. */
export interface Queue {
  queue: Queued[]
  graded: number
  total: number
}

/** Submissions that come up only after others were graded: the server lines up no more at once. */
export const behindIn = ({ queue, total }: Queue): number => Math.max(0, total - queue.length)

/** Newer answers change what is known of each, never the places; who came meanwhile stands at the end. Whom a newest answer with
 * an end leaves out may stand behind that end. */
export function mergedQueue(before: Queue | undefined, now: Queue): Queue {
  if (!before) return now
  const newest = new Map(now.queue.map((one) => [one._id, one]))
  const known = new Set(before.queue.map(({ _id }) => _id))
  const isWhole = behindIn(now) === 0
  const kept = before.queue.flatMap((one) => newest.get(one._id) ?? (isWhole ? [] : one))
  return { ...now, queue: [...kept, ...now.queue.filter(({ _id }) => !known.has(_id))] }
}

export function markedGraded(queue: Queue, id: string, status: Queued['status']): Queue {
  const was = queue.queue.find(({ _id }) => _id === id)
  if (!was || was.status === status) return queue
  return {
    ...queue,
    graded: queue.graded + (status === 'graded' ? 1 : -1),
    queue: queue.queue.map((one) => (one._id === id ? { ...one, status } : one)),
  }
}

/** Only those that were chosen in the list. Who stands behind the end of the queue comes last and counts as waiting. */
export function onlyChosen(queue: Queue, chosen: readonly string[] | undefined): Queue {
  if (!chosen) return queue
  const wanted = new Set(chosen)
  const kept = queue.queue.filter(({ _id }) => wanted.has(_id))
  if (behindIn(queue) > 0) {
    const known = new Set(kept.map(({ _id }) => _id))
    for (const _id of chosen) if (!known.has(_id)) kept.push({ _id, status: 'submitted' })
  }
  return {
    queue: kept,
    total: kept.length,
    graded: kept.filter(({ status }) => status === 'graded').length,
  }
}

export function neighbourOf({ queue }: Queue, id: string, by: 1 | -1): Queued | undefined {
  const at = queue.findIndex(({ _id }) => _id === id)
  return at < 0 ? undefined : queue[at + by]
}

/** The next one that waits, from this place on and then from the beginning; never the one at hand. */
export function nextUngraded({ queue }: Queue, id: string | null): Queued | undefined {
  const at = queue.findIndex(({ _id }) => _id === id)
  return [...queue.slice(at + 1), ...queue.slice(0, at + 1)].find(
    ({ _id, status }) => status === 'submitted' && _id !== id,
  )
}

export const ungradedIn = ({ total, graded }: Queue): number => total - graded
