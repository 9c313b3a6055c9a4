import { CATALOGUE_PAGE_ROWS } from '@academy/contract/courses/rules'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { drawnAnswer, drawnFirst } from '../../lib/calls/drawn-answers.ts'
import { everyPage } from '../../lib/calls/every-page.ts'
import type { CatalogueView } from './catalogue-view.ts'

/** What is asked for a view, by the page and by who looks for its copy. */
export const catalogueInput = ({ q, category, page }: CatalogueView) => ({
  q: q || undefined,
  category: category || undefined,
  page: String(page),
  limit: String(CATALOGUE_PAGE_ROWS),
})

export const catalogueQuery = ({ q, category, page }: CatalogueView) =>
  queryOptions({
    queryKey: ['courses', 'catalogue', { q, category, page }],
    queryFn: ({ signal }) =>
      call('GET /api/course/all', { query: catalogueInput({ q, category, page }), signal }),
    ...drawnFirst(
      'GET /api/course/all',
      { query: catalogueInput({ q, category, page }) },
      (catalogue) => catalogue,
    ),
  })

/** What is known of a course before anything is asked. */
export const isCourseDrawnAsGone = (id: string): boolean =>
  drawnAnswer('GET /api/course/{id}', { params: { id } })?.status === 404

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: ['courses', 'one', id],
    queryFn: async ({ signal }) => (await call('GET /api/course/{id}', { params: { id }, signal })).course,
    ...drawnFirst('GET /api/course/{id}', { params: { id } }, ({ course }) => course),
  })

/** A student's courses with how far they have come; an instructor's own; all for an admin. */
export const myCoursesQuery = queryOptions({
  queryKey: ['mycourse'],
  queryFn: async ({ signal }) => {
    const pages = await everyPage((page) => call('GET /api/mycourse', { query: { page }, signal }))
    return pages.flatMap(({ courses }) => courses)
  },
})
