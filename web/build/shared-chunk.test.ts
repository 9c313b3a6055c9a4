import { expect, it } from 'vitest'
import { sharedChunk as chooseChunk } from './shared-chunk.ts'

const SRC = '/home/academy/web/src'
const page = (name: string) => `${SRC}/features/${name}-page.tsx`

const NEW_PORTAL_PAGE = page('attendance/pages/attendance')
const sharedChunk = (id: string, graph: Parameters<typeof chooseChunk>[1]) =>
  chooseChunk(id, graph, new Set([NEW_PORTAL_PAGE]))

/** `importers` of each module; pages and parts loaded by need are what the router imports dynamically. */
function graphOf(importers: Record<string, readonly string[]>, byNeed: readonly string[] = []) {
  return {
    getModuleInfo: (id: string) => ({
      importers: importers[id] ?? [],
      dynamicImporters: byNeed.includes(id) ? [`${SRC}/app/router.tsx`] : [],
      isEntry: false,
    }),
  }
}

const courses = page('courses/pages/courses')
const dashboard = page('enrolments/pages/dashboard')
const study = page('lectures/pages/study')
const lecture = page('lectures/pages/lecture')
const login = page('users/pages/login')
const home = page('site/pages/home')

function chunkOf(name: string, importers: readonly string[]) {
  const id = `${SRC}/ui/${name}.tsx`
  const between = `${SRC}/ui/between.tsx`
  return sharedChunk(id, graphOf({ [id]: [between], [between]: importers }))
}

it('puts together what pages of one kind share', () => {
  expect(chunkOf('card', [courses, dashboard])).toBe('learn')
  expect(chunkOf('band', [courses, dashboard, study])).toBe('course')
  expect(chunkOf('facts', [courses, study, lecture])).toBe('course')
  expect(chunkOf('facts', [courses, dashboard, page('courses/pages/admin-course')])).toBe('facts')
  expect(chunkOf('tile', [study, lecture])).toBe('study')
  expect(chunkOf('field', [login, page('users/pages/register')])).toBe('sign-in')
})

it('gives a sitting what most learners need, and none of their cards', () => {
  const sitting = page('quizzes/pages/take-quiz')
  const most = [courses, dashboard, study, lecture, page('courses/pages/course')]
  expect(chunkOf('skeleton', [sitting, ...most])).toBe('learner')
  expect(chunkOf('dialog', [sitting, study])).toBeNull()
})

it('keeps the cards of courses off one’s own certificates, and their review among the lists', () => {
  const own = page('certificates/pages/my-certificates')
  expect(chunkOf('note', [own, courses, dashboard])).toBeNull()
  const lists = ['dashboard', 'overview', 'totals'].map((name) => page(`overview/pages/admin-${name}`))
  const requests = page('certificates/pages/admin-certifications')
  expect(chunkOf('rows', [requests, page('quizzes/pages/admin-quizzes'), ...lists])).toBe('lists')
})

it('gives the bell what pages follow, without the pages', () => {
  const live = `${SRC}/lib/live.ts`
  const bell = `${SRC}/features/notifications/components/live-bell.tsx`
  const importers = [courses, dashboard, page('certificates/pages/admin-certifications'), bell]
  expect(sharedChunk(live, graphOf({ [live]: importers }, [bell]))).toBe('live')
})

it('keeps lists of quizzes, their forms and the grading apart', () => {
  const [list, fresh] = [page('quizzes/pages/admin-quizzes'), page('quizzes/pages/new-quiz')]
  const grading = [page('quizzes/pages/grade-submission'), page('quizzes/pages/grade-question')]
  const manyLists = Array.from({ length: 9 }, (_, at) => page(`students/pages/list-${at}`))
  expect(chunkOf('rows', [list, ...manyLists])).toBe('lists')
  // What few of them share is none of the others' weight.
  expect(chunkOf('accordion', [list, page('courses/pages/admin-courses')])).toBeNull()
  expect(chunkOf('options', [fresh, page('quizzes/pages/edit-quiz')])).toBe('forms')
  expect(chunkOf('marks', grading)).toBe('grading')
  expect(chunkOf('places', [list, fresh])).toBeNull()
  expect(chunkOf('places', [...manyLists, fresh])).toBe('assess')
  expect(chunkOf('select', [list, page('courses/pages/new-course')])).toBeNull()
})

it('counts a page that no pattern names among the portals, when their list has it', () => {
  // Few portal pages share a file of theirs; most of them, or the shell, share the portals'.
  expect(chunkOf('select', [NEW_PORTAL_PAGE, page('courses/pages/admin-courses')])).toBeNull()
  const most = Array.from({ length: 16 }, (_, at) => page(`courses/pages/admin-${at}`))
  expect(chunkOf('select', [NEW_PORTAL_PAGE, ...most])).toBe('portal')
  expect(chunkOf('select', [page('attendance/pages/check-in'), courses])).toBe('learn')
})

it('leaves apart what one page needs, and what public pages share with others', () => {
  expect(chunkOf('pager', [courses])).toBeNull()
  expect(chunkOf('field', [login, courses, dashboard])).toBeNull()
  expect(chunkOf('cover', [home, courses, dashboard])).toBeNull()
})

it('keeps what the frame loads for visitors out of the files of signed-in pages', () => {
  const banners = `${SRC}/app/Banners.tsx`
  const banner = `${SRC}/ui/banner.tsx`
  const graph = graphOf({ [banner]: [banners, courses, dashboard] }, [banners])
  expect(sharedChunk(banner, graph)).toBe('banner')
})

it('counts no part that loads by need', () => {
  const dialog = `${SRC}/ui/dialog.tsx`
  const [one, two] = [`${SRC}/features/a/ask.tsx`, `${SRC}/features/b/ask.tsx`]
  expect(sharedChunk(dialog, graphOf({ [dialog]: [one, two], [one]: [courses] }, [one, two]))).toBeNull()
})

it('keeps mutations out of the queries that every signed-in page carries', () => {
  const library = '/home/academy/node_modules/@tanstack'
  expect(sharedChunk(`${library}/query-core/build/query.js`, graphOf({}))).toBe('query')
  expect(sharedChunk(`${library}/react-query/build/useMutation.js`, graphOf({}))).toBeNull()
})

it('puts icons of several learner pages and others in one small file, without the cards', () => {
  const icon = '/home/academy/node_modules/lucide-react/dist/esm/icons/check.mjs'
  const portal = page('courses/pages/admin-courses')
  expect(sharedChunk(icon, graphOf({ [icon]: [courses, dashboard, portal] }))).toBe('icons')
  expect(sharedChunk(icon, graphOf({ [icon]: [courses, portal] }))).toBeNull()
  expect(sharedChunk(icon, graphOf({ [icon]: [courses, dashboard] }))).toBe('learn')
})
