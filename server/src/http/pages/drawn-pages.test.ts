import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { BUILD_MS, buildDrawnWeb, type DrawnWeb } from '../../testing/drawn-web.ts'
import { aCourse, aLecture, anAdmin, anEnrolment, anInstructor, aStudent } from '../../testing/people.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'

let web: DrawnWeb
let database: TestDatabase
let academy: TestAcademy
/** Another node on the same database. */
let neighbour: TestAcademy

beforeAll(async () => {
  web = await buildDrawnWeb()
  database = await createTestDatabase()
  academy = await startAcademy({ database, webDirectory: web.directory })
  neighbour = await startAcademy({
    database: { ...database, drop: async () => {} },
    webDirectory: web.directory,
  })
}, BUILD_MS)
afterAll(async () => {
  await neighbour.stop()
  await academy.stop()
  await web.remove()
})

const get = (url: string, headers: Record<string, string> = {}, node = academy) =>
  node.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const WORKER = { accept: '*/*' }
const htmlOf = async (url: string, node = academy) => (await get(url, {}, node)).payload
const drawnIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="drawn">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
const rootOf = (html: string) =>
  /<div id="root">(.*)<\/div>(?:<link[^>]*>)*<script type="application\/json"/s.exec(html)?.[1]
const metricsOf = async (node: TestAcademy) => node.services.figures.registry.metrics()

test('the catalogue and a course come with their content, and with what the calls would have answered', async () => {
  const teacher = await anInstructor(academy, { name: 'Grace Mukamana' })
  const course = await aCourse(academy, {
    title: 'Maps for a Co-operative',
    instructor: teacher,
    price: 9000,
  })
  await aLecture(academy, course, { title: 'North is up' })

  const catalogue = await htmlOf('/courses')
  expect(rootOf(catalogue)).toContain('Maps for a Co-operative')
  expect(drawnIn(catalogue)).toEqual({
    '/api/course/all?page=1&limit=12': {
      status: 200,
      body: await academy.as(null).call('GET /api/course/all', { query: { page: '1', limit: '12' } }),
    },
  })

  const page = await htmlOf(`/course/${course.id}`)
  for (const words of ['<h1', 'Maps for a Co-operative', 'North is up', '9,000', 'Grace Mukamana'])
    expect(rootOf(page)).toContain(words)
  expect(drawnIn(page)).toEqual({
    [`/api/course/${course.id}`]: {
      status: 200,
      body: await academy.as(null).call('GET /api/course/{id}', { params: { id: course.id } }),
    },
  })
})

test.each([
  ['/', 'Home'],
  ['/about', 'A climb is easier with a path.'],
  ['/login', 'Welcome back'],
  ['/register', 'Create your account'],
  ['/forgot', 'Forgot password?'],
  ['/verify', 'Verification code'],
  ['/oauth-success?token=c29tZS1zZWNyZXQ', 'Completing authentication...'],
])('%s comes with its content, and without a call', async (path, words) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(200)
  expect(rootOf(answer.payload)).toContain(words)
  expect(drawnIn(answer.payload)).toEqual({})
})

test('words come first: the rules they need are in the head, all else is asked for after them', async () => {
  await aCourse(academy)
  const html = await htmlOf('/courses')
  expect(html).toMatch(/<style>\.wrap\{color:teal\}\.chips\{color:navy\}[\s\S]*?<\/style>/)
  const root = html.indexOf('<div id="root">')
  for (const late of ['/assets/index-1.js"', '/assets/page-1.js"', '/assets/face-1.woff2"'])
    expect(html.indexOf(late)).toBeGreaterThan(root)
  // For paper until all have come; what comes by need is put behind them, and wins over them as it does elsewhere.
  const head = html.slice(0, html.indexOf('</head>'))
  const sheets = ['index-1.css"', 'visit-1.css" data-holds="assets/page-1.css assets/part-1.css"']
  const links = (more: string) =>
    sheets.map((one) => `<link rel="stylesheet" crossorigin href="/assets/${one}${more}>`).join('')
  expect(head).toContain(`${links(' media="print" data-late')}<noscript>${links('')}</noscript>`)
})

test('the one inline script is named in the policy, and no other may run', async () => {
  const { headers, payload } = await get('/')
  const inline = [...payload.matchAll(/<script>/g)]
  expect(inline).toHaveLength(1)
  const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  expect(scripts).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/)
})

test('a style that stands in a page is named in its policy, and no other may', async () => {
  const policyOf = async (path: string, headers: Record<string, string> = {}) => {
    const { payload, headers: told } = await get(path, { ...headers, ...(path === '/index.html' && WORKER) })
    const directives = String(told['content-security-policy']).split('; ')
    return { payload, tag: String(told.etag), styles: directives.filter((one) => one.startsWith('style-')) }
  }
  const others = ["style-src 'self' 'unsafe-inline'", "style-src-attr 'unsafe-inline'"]
  for (const path of ['/', '/no/such', '/course/study/65aa00000000000000000000', '/admin/users']) {
    const { payload, styles, tag } = await policyOf(path)
    const [inline = '', ...more] = [...payload.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css)
    expect([inline.length > 0, more], path).toEqual([true, []])
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(styles.sort()).toEqual([...others, `style-src-elem 'self' 'sha256-${hash}'`].sort())
    // The browser takes the policy of the answer that it has nothing new.
    expect((await policyOf(path, { 'if-none-match': tag })).styles.sort()).toEqual(styles)
  }
  for (const path of ['/index.html', '/take-quiz/65aa00000000000000000001']) {
    const { payload, styles } = await policyOf(path)
    expect(payload).not.toContain('<style')
    expect(styles.sort()).toEqual([...others, "style-src-elem 'self'"].sort())
  }
})

describe('what is shown', () => {
  test('a change is in the next answer of every node, and until then there is nothing to send again', async () => {
    const teacher = await anInstructor(academy)
    const course = await aCourse(academy, { title: 'Before', instructor: teacher })
    const path = `/course/${course.id}`
    const first = await get(path)
    expect(first.headers['cache-control']).toBe('no-cache')
    const tag = String(first.headers.etag)
    await get(path, {}, neighbour)
    const again = await get(path, { 'if-none-match': tag })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    expect((await get(path, { 'if-none-match': tag }, neighbour)).statusCode).toBe(304)

    await academy.as(teacher).call('PUT /api/instructor/courses/{id}', {
      params: { id: course.id },
      body: { title: 'After' },
    })
    for (const node of [academy, neighbour]) {
      const changed = await get(path, { 'if-none-match': tag }, node)
      expect(changed.statusCode).toBe(200)
      expect(rootOf(changed.payload)).toContain('After')
      expect(changed.headers.etag).not.toBe(tag)
      expect(rootOf(await htmlOf('/courses', node))).toContain('After')
    }
    await aLecture(academy, course, { title: 'A new lecture' })
    expect(rootOf(await htmlOf(path, neighbour))).toContain('A new lecture')
    await academy.as(teacher).call('DELETE /api/course/{id}', { params: { id: course.id } })
    expect((await get(path, { 'if-none-match': tag }, neighbour)).statusCode).toBe(404)
  })

  test('it is drawn once for all who read it', async () => {
    const course = await aCourse(academy, { title: 'Read by Fifty' })
    const drawn = async () => Number(/outcome="drawn"} (\d+)/.exec(await metricsOf(academy))?.[1] ?? 0)
    const before = await drawn()
    const pages = await Promise.all(Array.from({ length: 50 }, () => htmlOf(`/course/${course.id}`)))
    expect(new Set(pages).size).toBe(1)
    expect(await drawn()).toBe(before + 1)
    await htmlOf(`/course/${course.id}?fbclid=whatever`)
    expect(await drawn()).toBe(before + 1)
  })

  test('it is packed as the reader takes it', async () => {
    const plain = await get('/about')
    const packed = {
      br: await get('/about', { 'accept-encoding': 'gzip, br' }),
      gzip: await get('/about', { 'accept-encoding': 'gzip' }),
    }
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(packed.br.rawPayload).toString()).toBe(plain.payload)
    expect(packed.gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.gzip.rawPayload).toString()).toBe(plain.payload)
  })

  test('a search, a category and a page of the catalogue are drawn as they are asked for', async () => {
    const category = 'Data Science'
    for (let n = 1; n <= 13; n += 1) await aCourse(academy, { title: `Ubwenge number ${n}`, category })
    const found = rootOf(await htmlOf('/courses?q=ubwenge+number+13&category=Data+Science'))
    expect(found).toContain('Ubwenge number 13')
    expect(found).not.toContain('Ubwenge number 12')
    const second = rootOf(await htmlOf('/courses?q=Ubwenge&page=2'))
    expect(second).toContain('Ubwenge number 1<')
    expect(second).not.toContain('Ubwenge number 13')
    expect(rootOf(await htmlOf('/courses?category=Nothing+of+ours&page=minus'))).toContain(
      'Ubwenge number 13',
    )
  })
})

describe('the head says what a shared link shows', () => {
  test('of a course its name, its first words and its picture', async () => {
    const course = await aCourse(academy, {
      title: 'Maps by Hand',
      description: 'Paper, a pencil and a hill.',
    })
    const html = await htmlOf(`/course/${course.id}`)
    expect(html).toContain('<title>Maps by Hand · Impinga</title>')
    expect(html).toContain('<meta property="og:description" content="Paper, a pencil and a hill." />')
    const [, picture = ''] = /og:image" content="([^"]+)"/.exec(html) ?? []
    expect(picture.startsWith(`${academy.services.config.publicUrl}/covers/${course.id}-`)).toBe(true)
    const shown = await academy.app.inject({ url: new URL(picture).pathname })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect(html).toContain('"@type":"Course","name":"Maps by Hand"')
  })

  test('of what is for nobody to find that it is not, drawn or empty', async () => {
    for (const path of ['/no/such/page', '/course/65aa00000000000000000000', '/account', '/course/not-an-id'])
      expect(await htmlOf(path)).toContain('<meta name="robots" content="noindex" />')
    expect(await htmlOf('/courses')).not.toContain('noindex')
  })
})

describe('nothing else is in it', () => {
  test('who comes with a token or a cookie gets what a visitor gets', async () => {
    const student = await aStudent(academy, { name: 'Immaculée Uwamahoro' })
    const course = await aCourse(academy, { price: 5000 })
    await anEnrolment(academy, student, course)
    for (const path of ['/courses', `/course/${course.id}`]) {
      const visitor = await get(path)
      const own = await get(path, { token: student.token, cookie: `token=${student.token}` })
      expect(own.payload).toBe(visitor.payload)
      expect(own.payload).not.toContain('Immacul')
    }
    const admin = await anAdmin(academy)
    expect((await get('/courses', { token: admin.token })).payload).toBe(await htmlOf('/courses'))
  })

  test('a title ends no script, begins no comment and is no markup', async () => {
    const title = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(2)> \u2028 "&amp;'
    const plain = await aCourse(academy)
    const course = await aCourse(academy, { title, description: `${title} and more` })
    const scriptsIn = (html: string) => html.match(/<\/?script/g)?.length
    const usual = scriptsIn(await htmlOf(`/course/${plain.id}`))
    expect(scriptsIn(await htmlOf(`/course/${course.id}`))).toBe(usual)
    for (const path of ['/courses', `/course/${course.id}`]) {
      const html = await htmlOf(path)
      expect(html).not.toContain('<img src=x')
      expect(html.split('id="drawn">')[1]).not.toContain('\u2028')
      expect(JSON.stringify(drawnIn(html))).toContain(JSON.stringify(title).slice(1, -1))
    }
  })
})

describe('what does not exist', () => {
  test.each([
    ...['/no/such/page', '/course/65aa00000000000000000000', '/setup', '/nothing.html', '/course/not-an-id'],
  ])('%s is drawn as missing, with 404', async (path) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(404)
    expect(rootOf(answer.payload)).toMatch(/This path ends here|Course not found/)
  })

  test('a page of students without a course says so by its status; its guard leads on', async () => {
    const answer = await get('/course/study/65aa00000000000000000000')
    expect(answer.statusCode).toBe(404)
    expect(answer.payload).not.toMatch(/This path ends here/)
  })

  test('a picture or a script that is not there is no page', async () => {
    const answer = await get('/no-such.png', { accept: 'image/webp,*/*' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  })

  test('pages of signed-in people are there, and draw themselves', async () => {
    for (const path of ['/account', '/admin/users', '/:/dashboard']) {
      const answer = await get(path)
      expect([answer.statusCode, answer.payload.includes('<div id="root"></div>')]).toEqual([200, true])
    }
  })
})

test('where drawing fails the page draws itself, and it is counted', async () => {
  const other = await startAcademy({ webDirectory: web.directory })
  try {
    const course = await aCourse(other)
    await rm(join(web.directory, '.vite/drawing/drawing.js'))
    const answer = await get(`/course/${course.id}`, {}, other)
    expect([answer.statusCode, answer.payload.includes('<div id="root"></div>')]).toEqual([200, true])
    expect(await metricsOf(other)).toContain('academy_pages_total{outcome="failed"} 1')
  } finally {
    await other.stop()
  }
})
