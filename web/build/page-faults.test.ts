import { expect, it } from 'vitest'
import { type LazyPage, lazyPlainPage } from '../src/lib/pages/lazy-page.ts'
import type { PageRoute } from '../src/lib/pages/page-route.ts'
import { pageFaults } from './page-faults.ts'
import { readPages } from './read-pages.ts'

function Page() {
  return null
}
const page: LazyPage = lazyPlainPage('site', async () => ({ Page }), 'Page')
const open = { guard: 'everyone', frame: 'public', kind: 'public', page } as const
const placed = {
  guard: 'admins-only',
  frame: 'portal',
  kind: 'portal',
  offline: 'none',
  place: 'users',
  page,
} as const

it('lets a page pass that says everything', () => {
  expect(pageFaults([{ ...open, path: '/about' }], [{ ...placed, path: '/admin/users' }])).toEqual([])
})

it('refuses a page that says too little, and names what is missing', () => {
  const { kind: _, ...withoutKind } = open
  const { place: __, ...withoutPlace } = placed
  // @ts-expect-error: a page without its kind is refused before the build, too
  const kindless: PageRoute = { ...withoutKind, path: '/about' }
  // @ts-expect-error: and so is a portal page without its place
  const placeless: PageRoute = { ...withoutPlace, path: '/admin/users' }
  expect(pageFaults([kindless], [placeless])).toEqual([
    'The page /about does not say its kind',
    'The page /admin/users does not say its place',
  ])
  const { offline: ___, ...withoutOffline } = placed
  expect(pageFaults([], [{ ...withoutOffline, path: '/admin/users' }])).toEqual([
    'The page /admin/users does not say its offline',
  ])
})

it('refuses what the router could not tell apart', () => {
  expect(pageFaults([{ ...open, path: '/admin' }], [{ ...placed, path: '/admin/users' }])).toEqual([
    expect.stringContaining('/admin begins like a portal'),
  ])
  expect(pageFaults([], [{ ...placed, path: '/:id/users' }])).toEqual([
    expect.stringContaining('begins without a word'),
  ])
  const twice = { ...open, path: '/about' }
  expect(pageFaults([twice, { ...twice }], [])).toEqual(['Two pages have the address /about'])
  expect(pageFaults([{ ...placed, path: '/users' }], [])).toEqual([
    expect.stringContaining('/users stands in the portal'),
  ])
})

it('reads the pages of the academy with their files, without running one', async () => {
  const pages = await readPages()
  expect(pages).toContainEqual({
    path: '/take-quiz/:id',
    frame: 'bare',
    kind: 'learner',
    offline: 'kept',
    isPortal: false,
    reads: [['GET /api/quiz/student/{id}', { id: '{id}' }, { peek: 'true' }]],
    file: 'src/features/quizzes/pages/take-quiz-page.tsx',
  })
  expect(pages).toContainEqual(
    expect.objectContaining({
      path: '/admin/lecture/:id/slides',
      kind: 'editor',
      isPortal: true,
      file: 'src/features/lectures/pages/slide-editor-page.tsx',
    }),
  )
})
