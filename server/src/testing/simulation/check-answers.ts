import { isAnswered } from '@academy/contract/attempts'
import type { Outcome } from './outcome.ts'
import type { Run } from './run.ts'
import type { Wave } from './run-wave.ts'
import { type Arrival, contentOf, type Given, type SentAnswer } from './story.ts'

type Submitted = Outcome['evidence']

/** No answer is lost, and of each question the right one counts. */
export function checkAnswers(
  { story }: Run,
  { state, evidence, endedMs }: Outcome,
  submitted: Submitted,
  { startMs }: Wave,
  say: (fault: string) => void,
): void {
  const standing = new Map(submitted.map((answer) => [answer.questionId, contentOf(answer)]))
  const found = new Set([...submitted, ...evidence].map(placed))
  const arrivals = story.arrivals.filter(({ status }) => status === 200 || status === 409)
  const isReplaced = (kept: Given) =>
    arrivals.some(
      ({ phone, answers }) =>
        phone === kept.phone &&
        answers.some(({ questionId, seq }) => questionId === kept.questionId && seq > kept.seq),
    )
  for (const answer of lastKept(story.kept).filter(({ atMs }) => startMs + atMs <= (endedMs ?? 0)))
    if (isAnswered(answer) && !found.has(placed(answer)) && !isReplaced(answer))
      say(`lost: ${said(answer)}, kept on phone ${answer.phone} at ${answer.atMs} ms`)

  const taken = story.arrivals.filter(({ status }) => status === 200)
  const saved = taken.filter(({ kind }) => kind === 'save').flatMap(({ answers }) => answers)
  for (const answer of saved)
    if (isAnswered(answer) && !found.has(placed(answer)))
      say(`lost after it was acknowledged: ${said(answer)}`)

  // Two that hand in the same are both told the first answer: either may have been it.
  const handIns = state === 'handed-in' ? taken.filter(({ kind }) => kind === 'hand-in') : [null]
  const mistakes = handIns.map((handIn) => mistakesOf(saved, handIn, standing))
  if (!mistakes.some((list) => list.length === 0)) for (const mistake of mistakes[0] ?? []) say(mistake)
}

/** The answer with the highest number counts, among all that came in time; what was handed in carries the number of its end. */
function mistakesOf(
  saved: readonly SentAnswer[],
  handIn: Arrival | null,
  standing: ReadonlyMap<string, string>,
): string[] {
  const all = [...saved, ...(handIn ? [...handIn.book, ...handIn.answers] : [])]
  return [...new Set(all.map(({ questionId }) => questionId))].flatMap((questionId) => {
    const own = all.filter((answer) => answer.questionId === questionId)
    const highest = Math.max(...own.map(({ seq }) => seq))
    const right = own.filter(({ seq }) => seq === highest)
    const counts = standing.get(questionId) ?? contentOf({})
    if (right.some((answer) => isSame(contentOf(answer), counts))) return []
    return [`${questionId} counts as ${counts}, and should as ${right.map(said).join(' or ')}`]
  })
}

/** Of each phone and question the newest; what somebody replaced on the same phone may never have left it. */
function lastKept(kept: readonly Given[]): Given[] {
  const last = new Map<string, Given>()
  for (const given of kept) {
    const key = `${given.phone} ${given.questionId}`
    const before = last.get(key)
    if (!before || given.seq >= before.seq) last.set(key, given)
  }
  return [...last.values()]
}

const placed = (answer: Submitted[number]) => `${answer.questionId} ${contentOf(answer)}`
const said = (answer: SentAnswer) => `${placed(answer)} (seq ${answer.seq})`
/** Text without a letter is no answer. */
const isSame = (one: string, other: string) => one === other || (isEmpty(one) && isEmpty(other))
const isEmpty = (content: string) => {
  const [selectedOption, writtenAnswer] = JSON.parse(content)
  return !isAnswered({ selectedOption, writtenAnswer })
}
