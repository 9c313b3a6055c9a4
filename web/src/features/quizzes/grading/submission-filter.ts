// The filters of a list of submissions, as they stand in the address.
import type { SUBMISSION_STATUSES } from '@academy/contract/attempts'

type Status = (typeof SUBMISSION_STATUSES)[number]
export interface SubmissionFilter {
  search: string
  /** Empty for all. */
  status: Status | ''
  course: string
  quiz: string
  page: number
}

const isStatus = (value: string | null): value is Status => value === 'submitted' || value === 'graded'

export function filterIn(params: URLSearchParams): SubmissionFilter {
  const status = params.get('status')
  const page = Number(params.get('page'))
  return {
    search: params.get('q')?.trim() ?? '',
    status: isStatus(status) ? status : '',
    course: params.get('course') ?? '',
    quiz: params.get('quiz') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

const NAMES = { search: 'q', status: 'status', course: 'course', quiz: 'quiz' } as const

/** The address with one filter changed; another filter begins at the first page, another course forgets the quiz. */
export function withFilter(
  params: URLSearchParams,
  change: Partial<Omit<SubmissionFilter, 'page'>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  if (change.course !== undefined) next.delete('quiz')
  for (const [name, value] of Object.entries(change) as [keyof typeof NAMES, string][]) {
    if (value) next.set(NAMES[name], value)
    else next.delete(NAMES[name])
  }
  return next
}

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [...Object.values(NAMES), 'page']) next.delete(name)
  return next
}

export function withPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  return `?${next}`
}

export const isFiltered = ({ search, status, course, quiz }: SubmissionFilter): boolean =>
  Boolean(search || status || course || quiz)
