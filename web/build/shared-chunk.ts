interface Graph {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean } | null
}

const PAGE = /[\\/]features[\\/]([^\\/]+)[\\/]pages[\\/](.*-page)\.tsx$/
const OURS = /[\\/](web|contract)[\\/]src[\\/]|[\\/]lucide-react[\\/]/
const ICON = /[\\/]lucide-react[\\/]/
const QUERY = /[\\/]@tanstack[\\/]/
const MUTATION = /(useMutation|mutationObserver)\.js$/
const TOOLS = /[\\/]app[\\/]SignedInTools\.tsx$/
const QUERIES = /[\\/]lib[\\/]queries\.tsx$/
/** Every portal page brings both: what they share with a page is in the portals' own file. */
const PORTAL_SHELL = /[\\/]app[\\/]Portal(Shell|Router)\.tsx$/
/** What every frame loads by need, for visitors too: it must not bring a kind's whole file along. */
const BANNERS = /[\\/]app[\\/]Banners\.tsx$/
/** Of the bell on every signed-in page, and of some pages: it must not bring those pages' file to the others. */
const LIVE = /[\\/]lib[\\/]live\.ts$/
/** Of logging out and of the line that says what waits, which stand in every shell: it must not bring the portals along. */
const UNSENT = /[\\/]lib[\\/]unsent\.ts$/
/** What learners' frame and the bell load by need, and what stands below a course's lectures: an icon of theirs that the sidebar shows too
 * must not bring the portals along. */
const LEARNERS_PART = /[\\/](app[\\/](?!Portal)|features[\\/](notifications|lectures[\\/]study)[\\/])/
/** Of the lists of courses and of a button that comes by need: it must not bring the lists along. */
const DELETE_COURSE = /[\\/]courses[\\/]components[\\/]use-delete-course\.tsx$/
/** A student's progress and what of it waits to be sent: where the one is shown the other is sent. */
const PROGRESS =
  /[\\/]features[\\/]progress[\\/](use-course-progress|progress-state|unsent-work|position-record|api)\.ts$/
const SIGN_IN = /^users\/(?!account)/
const STUDY = /^(lectures\/(study|lecture)|quizzes\/quiz-list)-page$/
const PORTAL = /^(courses\/(admin|instructor|new|edit)|lectures\/(admin|manage|pick))/
const EDITOR = /^lectures\/slide/
/** Where a quiz or an exam is written. */
const FORMS = /^(quizzes\/(new|edit)|final-exams\/(new|create|edit))/
const GRADING = /^(quizzes\/grade|final-exams\/mark)/
/** Of courses, lectures and quizzes, too: a course's form and its lectures do without tables. */
const LISTS =
  /^(courses\/(admin|instructor)-courses|lectures\/admin-lectures|quizzes\/(admin|instructor)-quizzes|certificates\/admin|overview\/|students\/|questions\/)/
/** Its own rows and panel in place of tables: it needs nothing of theirs at once. */
const REVIEW = /^payments\/admin/
const PAPERS =
  /^(quizzes\/(admin|instructor|manage)|final-exams\/(?!manage-exam-submission|final-exam|preview))/
/** A day of class and its code: nothing of a course's form. */
const ATTENDANCE = /^attendance\/instructor/
const SITTING = /^(quizzes\/take-quiz|final-exams\/final-exam)-page$/
/** Learners' pages without a course's card: paying, one's own certificates, and messages. */
const APART = /^(certificates|payments|messages)\/(?!admin)/
/** Loaded by need, and as heavy as pages: they count as such. */
const SITTING_PART = /[\\/]attempts[\\/]components[\\/]sitting-place\.tsx$/
const RESULT_PART = /[\\/](attempts[\\/]result[\\/]exam-result|quizzes[\\/]pages[\\/]quiz-result-page)\.tsx$/
/** A single page keeps what only it needs. */
const ENOUGH_PAGES = 2
const MANY_PAGES = 5
const MOST_PORTAL_PAGES = 17

type Kind =
  | 'site'
  | 'banners'
  | 'sign-in'
  | 'queries'
  | 'tools'
  | 'learn'
  | 'study'
  | 'sitting'
  | 'result'
  | 'apart'
  | 'shell'
  | 'portal'
  | 'editor'
  | 'papers'
  | 'forms'
  | 'lists'
  | 'review'
  | 'grading'
  | 'attendance'
  | 'rooms'
const PORTALS = [
  'shell',
  'portal',
  'editor',
  'forms',
  'lists',
  'review',
  'papers',
  'grading',
  'attendance',
  'rooms',
] as const satisfies Kind[]
const rootsOf = new WeakMap<Graph, Map<string, ReadonlySet<string>>>()

/** Null for the parts that any page may load by need: they decide nothing. */
function kindOf(root: string, portalFiles: ReadonlySet<string>): Kind | null {
  if (BANNERS.test(root)) return 'banners'
  if (TOOLS.test(root)) return 'tools'
  if (QUERIES.test(root)) return 'queries'
  if (PORTAL_SHELL.test(root)) return 'shell'
  if (SITTING_PART.test(root)) return 'sitting'
  if (RESULT_PART.test(root)) return 'result'
  const page = PAGE.exec(root)
  if (!page) return null
  const name = `${page[1]}/${page[2]}`
  if (page[1] === 'site') return 'site'
  if (LISTS.test(name)) return 'lists'
  if (PORTAL.test(name)) return 'portal'
  if (EDITOR.test(name)) return 'editor'
  if (FORMS.test(name)) return 'forms'
  if (GRADING.test(name)) return 'grading'
  if (REVIEW.test(name)) return 'review'
  if (ATTENDANCE.test(name)) return 'attendance'
  if (PAPERS.test(name)) return 'papers'
  if (APART.test(name)) return 'apart'
  if (STUDY.test(name)) return 'study'
  if (SITTING.test(name)) return 'sitting'
  if (portalFiles.has(root)) return 'rooms'
  return SIGN_IN.test(name) ? 'sign-in' : 'learn'
}

/** The pages and lazily loaded parts that import a module at once, directly or through others of ours. */
function rootsReaching(
  id: string,
  graph: Graph,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const before = known.get(id)
  if (before) return before
  const found = new Set<string>()
  known.set(id, found)
  const module = graph.getModuleInfo(id)
  if (PAGE.test(id) || module?.isEntry || module?.dynamicImporters.length) found.add(id)
  else
    for (const importer of module?.importers ?? [])
      for (const root of rootsReaching(importer, graph, known)) found.add(root)
  return found
}

/**
 * One file for what the pages of one kind share, in place of forty small ones: text packed together packs a fifth smaller, and
 * a slow line asks once. What the public pages share with others stays apart: it would drag the whole file along. `portalFiles` are
 * the pages of the portals, by the list that the router renders.
 */
export function sharedChunk(id: string, graph: Graph, portalFiles: ReadonlySet<string>): string | null {
  if (QUERY.test(id) && !MUTATION.test(id)) return 'query'
  if (LIVE.test(id)) return 'live'
  if (UNSENT.test(id)) return 'unsent'
  if (DELETE_COURSE.test(id)) return 'delete-course'
  if (PROGRESS.test(id)) return 'progress'
  if (!OURS.test(id) || /\.css$/.test(id)) return null
  const known = rootsOf.get(graph) ?? new Map()
  rootsOf.set(graph, known)
  const roots = [...rootsReaching(id, graph, known)]
  const kinds = roots.map((root) => kindOf(root, portalFiles)).filter((kind) => kind !== null)
  const pagesOf = (...some: Kind[]) => kinds.filter((kind) => some.includes(kind)).length
  if (pagesOf('site') > 0) return null
  if (pagesOf('banners') > 0) return kinds.length >= ENOUGH_PAGES ? 'banner' : null
  if (pagesOf('queries') > 0) return 'query'
  if (pagesOf('sign-in') > 0)
    return kinds.length >= ENOUGH_PAGES && pagesOf('sign-in') === kinds.length ? 'sign-in' : null
  if (pagesOf('tools') > 0) return 'signed-in'
  // Icons that learners' pages share with others: one small file, which brings nobody the learners' cards. One's own certificates and the
  // payment need one of them or two, and not the file.
  if (ICON.test(id) && pagesOf('learn', 'study') > 0 && pagesOf('sitting', 'result', 'apart', ...PORTALS) > 0)
    return pagesOf('learn', 'study') >= ENOUGH_PAGES && pagesOf('apart') === 0 ? 'icons' : null
  if (ICON.test(id) && pagesOf('shell') > 0 && roots.some((root) => LEARNERS_PART.test(root))) return null
  // What a sitting or one's own certificates share with the learner's pages stays small: it must not bring all of theirs, nor all its own.
  if (pagesOf('sitting', 'result', 'apart') > 0 && pagesOf('learn', 'study') > 0)
    return pagesOf('learn', 'study') >= MANY_PAGES ? 'learner' : null
  // Inside a course nobody needs the cards of the catalogue.
  if (pagesOf('learn', 'study') >= ENOUGH_PAGES) {
    // What a portal shows of a course as learners see it must not bring their catalogue along.
    if (pagesOf('study') === 0) return pagesOf(...PORTALS) === 0 ? 'learn' : 'facts'
    return pagesOf('study') === kinds.length ? 'study' : 'course'
  }
  if (pagesOf('sitting') >= ENOUGH_PAGES && pagesOf('sitting') === kinds.length) return 'sitting'
  if (kinds.length < ENOUGH_PAGES) return null
  // What only quizzes and exams share does not burden the other portals, nor lists the forms.
  if (pagesOf('forms') === kinds.length) return 'forms'
  if (pagesOf('papers') === kinds.length) return kinds.length >= MANY_PAGES ? 'papers' : null
  if (pagesOf('lists') === kinds.length) return kinds.length >= MANY_PAGES ? 'lists' : null
  if (pagesOf('grading') === kinds.length) return 'grading'
  if (pagesOf('attendance') === kinds.length) return 'attendance'
  if (pagesOf('lists', 'papers') === kinds.length) return kinds.length >= MANY_PAGES ? 'tables' : null
  if (pagesOf('forms', 'lists', 'papers', 'grading') === kinds.length)
    return kinds.length >= MANY_PAGES * 2 ? 'assess' : null
  // Cards and forms of courses are nothing to quizzes.
  if (pagesOf('portal') === kinds.length) return 'courses'
  // What two or three portal pages share is a file of theirs: in the portals' own file every other would pay for it.
  if (pagesOf(...PORTALS) < kinds.length) return null
  return pagesOf('shell') > 0 || kinds.length >= MOST_PORTAL_PAGES ? 'portal' : null
}
