export interface Given extends SentAnswer {
  phone: number
  atMs: number
}
export interface SentAnswer {
  questionId: string
  seq: number
  selectedOption: number | null
  writtenAnswer: string | null
}
/** A request as the server dealt with it. */
export interface Arrival {
  kind: 'open' | 'save' | 'hand-in'
  phone: number
  atMs: number
  status: number
  seq: number
  answers: SentAnswer[]
  /** The page handed in by itself, at zero. */
  isAuto: boolean
  /** What the page had given when it was frozen, with numbers of their own. */
  book: SentAnswer[]
  /** The deadline as the server told it. */
  deadlineMs: number | null
}

/** What one schedule went through, for the checks afterwards. */
export interface Story {
  arrivals: Arrival[]
  /** What drafts have brought to the server, counted or not. */
  arrived: Set<string>
  /** Durable in a journal before its phone died or the end came, in the order they were written. */
  kept: Given[]
  extensions: { atMs: number; minutes: number }[]
  /** What was seen to be wrong on the way. */
  faults: string[]
}

export const newStory = (): Story => ({
  arrivals: [],
  arrived: new Set(),
  kept: [],
  extensions: [],
  faults: [],
})

export const keyOf = (answer: SentAnswer) => `${answer.questionId} ${answer.seq} ${contentOf(answer)}`

export function noteArrival(story: Story, arrival: Arrival): void {
  story.arrivals.push(arrival)
  const isDealtWith = arrival.kind === 'save' && (arrival.status === 200 || arrival.status === 409)
  if (isDealtWith) for (const answer of arrival.answers) story.arrived.add(keyOf(answer))
}

export const contentOf = (answer: { selectedOption?: number | null; writtenAnswer?: string | null }) =>
  JSON.stringify([answer.selectedOption ?? null, answer.writtenAnswer ?? null])
