// Stands in the page itself and runs before its program and its first paint.
;(() => {
  // The theme; src/lib/theme.ts applies later changes by the same rule.
  let choice = null
  let token = null
  let sidebar = null
  try {
    choice = localStorage.getItem('theme')
    token = localStorage.getItem('token')
    sidebar = localStorage.getItem('sidebar')
  } catch {
    // Storage is closed in this browser: the system decides, and nobody is signed in.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  // Made here, so that nobody else makes one of this name.
  const markup = window.trustedTypes?.createPolicy('early-page', { createHTML: (html) => html }) ?? {
    createHTML: (html) => html,
  }
  if (token) {
    // A drawn page is a visitor's: what is a visitor's alone stays unseen until the page knows who reads it.
    document.documentElement.dataset.signedIn = ''
    // A page that is drawn for staff keeps the place of the sidebar as they chose it.
    if (sidebar === 'rail') document.documentElement.dataset.rail = ''
    // Who that is, and what the page shows first, is asked for beside the program; src/lib/call.ts takes the answers.
    const reads = document.getElementById('reads')
    const urls = ['/api/user/me', ...JSON.parse(reads?.textContent || '[]')]
    const answers = {}
    window.early = { token, answers }
    // As src/lib/call.ts asks: of a worker's copy, or for the server's word.
    const cache = navigator.serviceWorker?.controller ? 'default' : 'no-cache'
    const ask = (url) => fetch(url, { headers: { accept: 'application/json', token }, cache })
    // Who was here before has copies, and the program: each call goes its own way, through the worker.
    if (reads && !navigator.serviceWorker?.controller) {
      const page = ask(`/api/page?at=${encodeURIComponent(location.pathname + location.search)}`).then(
        async (reply) => (reply.ok ? { ...(await reply.json()), date: reply.headers.get('date') } : null),
      )
      for (const url of urls) answers[url] = page.then((drawn) => answerIn(drawn, url) ?? ask(url))
      window.early.page = page.then((drawn) => {
        for (const url in drawn?.answers)
          if (!urls.includes(url)) answers[url] = Promise.resolve(answerIn(drawn, url))
        if (drawn?.html) show(drawn)
        return drawn
      })
      window.early.page.catch(() => {})
    } else for (const url of urls) answers[url] = ask(url)
    for (const url of urls) answers[url].catch(() => {})
  }
  function answerIn(drawn, url) {
    const answer = drawn?.answers[url]
    if (!answer) return null
    const { status, body, mayBeKept } = answer
    const headers = mayBeKept ? { 'offline-copy': 'allowed', date: drawn.date } : {}
    return new Response(JSON.stringify(body), { status, headers })
  }
  // The page as its person has it takes the place of the one that waits for them, until the program's own stands.
  function show({ html, style }) {
    const place = document.getElementById('early-page')
    if (!place && document.readyState === 'loading')
      return document.addEventListener('DOMContentLoaded', () => show({ html, style }), { once: true })
    // The policy lets no style in that it does not name: these rules are made by script, where the browser can.
    if (!place || isLeft() || !document.adoptedStyleSheets) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    window.early.sheet = sheet
    place.innerHTML = markup.createHTML(html)
    place.dataset.own = ''
  }
  function isLeft() {
    try {
      return localStorage.getItem('token') !== token
    } catch {
      return true
    }
  }
  // Whoever logs out elsewhere, or comes back to it afterwards, leaves nothing here.
  function hide() {
    if (!isLeft()) return
    document.getElementById('early-page')?.remove()
    if (window.early?.sheet) window.early.sheet.disabled = true
  }
  for (const type of ['storage', 'pageshow']) addEventListener(type, hide)
  // The sheets of a drawn page come behind its words, and hold all at once: when all are named, and have come or failed.
  let done
  window.styled = new Promise((resolve) => {
    done = resolve
  })
  const hold = ({ type, target }) => {
    if (type === 'error' && target.matches('[data-late]')) target.dataset.late = 'failed'
    if (document.readyState === 'loading') return
    // What a person's page is made of: named now that what they see is asked for.
    const files = document.getElementById('files')
    if (files) document.head.append(files.content)
    const sheets = [...document.querySelectorAll('link[data-late]')]
    if (!sheets.every(({ sheet, dataset }) => sheet || dataset.late)) return
    for (const sheet of sheets) if (sheet.media !== 'all') sheet.media = 'all'
    done()
  }
  for (const type of ['load', 'error', 'readystatechange']) document.addEventListener(type, hold, true)
})()
