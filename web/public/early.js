// Stands in the page itself and runs before its program and its first paint.
;(() => {
  // Each call goes its own way when the page's has not been answered by then, where there may be copies. The worker gives it up sooner
  // on a line that is silent.
  const PATIENCE_MS = 3000
  // A phone that starts the program hears nothing else for half a second: what its person is to see comes first, if it comes soon. On a slow
  // line its answer takes the time of two round trips.
  const PROGRAM_MS = 1000
  // The files of a page share the line with its answer, and are ten times as heavy. The server takes a moment to draw: what is named by then
  // comes behind it, and the line is not idle meanwhile.
  const FILES_MS = 300
  // A program that takes the page over by then applies the sheets itself.
  const TAKE_OVER_MS = 1000
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
  let hasSheets = false
  let filesMayCome = Promise.resolve()
  let beginProgram
  const programMayBegin = new Promise((resolve) => {
    beginProgram = resolve
  })
  programMayBegin.then(applyUnlessShown)
  if (token) {
    // A drawn page is a visitor's: what is a visitor's alone stays unseen until the page knows who reads it.
    document.documentElement.dataset.signedIn = ''
    // A page that is drawn for staff keeps the place of the sidebar as they chose it.
    if (sidebar === 'rail') document.documentElement.dataset.rail = ''
    // Who that is, and what the page shows first, is asked for beside the program; src/lib/call.ts takes the answers.
    const reads = document.getElementById('reads')
    const urls = ['/api/user/me', ...JSON.parse(reads?.textContent || '[]')]
    const answers = {}
    // What the worker says before the program is here; src/lib/reachable.ts hears it then.
    const said = []
    navigator.serviceWorker?.addEventListener('message', ({ data }) => said.push(data))
    window.early = { token, answers, said }
    // As src/lib/call.ts asks: of a worker's copy, or for the server's word.
    const worker = navigator.serviceWorker?.controller
    const headers = { accept: 'application/json', token }
    const ask = (url) => fetch(url, { headers, cache: worker ? 'default' : 'no-cache' })
    if (reads) {
      // Whose copy of the page this is has its sheets, too: what is drawn holds by them.
      hasSheets = 'copiedAt' in reads.dataset
      const at = encodeURIComponent(location.pathname + location.search)
      const address = `/api/page?at=${at}${hasSheets ? '&has=sheets' : ''}`
      let isAnswered = false
      // The rules that stand in this page are not sent again. What a worker keeps is whole.
      const { style } = reads.dataset
      const asked = ask(worker || !style ? address : `${address}&style=${style}`).then(async (reply) => {
        if (!reply.ok) return null
        const page = await reply.json()
        if (page.html) page.style = await wholeStyle(page.style)
        const date = reply.headers.get('date')
        const isKept = reply.headers.get('offline-copy') === 'allowed'
        const copy = isKept ? { url: address, token, text: JSON.stringify(page), at: date } : null
        return { ...page, date, copy }
      })
      if (hasSheets) haveSheetsReady()
      else filesMayCome = Promise.race([asked.catch(() => null), after(FILES_MS)])
      // The page as it was when it was here last is to be seen meanwhile, and no more than seen.
      if (worker)
        fetch(address, { headers, cache: 'force-cache' })
          .then(async (reply) => {
            if (reply.status !== 200) return
            const copy = await reply.json()
            // It may have been sent to a page that had its sheets.
            await sheetsHere
            if (!isAnswered) await show(copy)
          })
          .catch(() => {})
      // A worker may have copies of the answers where it has none of the page, and the line is silent.
      const page = worker ? Promise.race([asked.catch(() => null), after(PATIENCE_MS)]) : asked
      for (const url of urls) answers[url] = page.then((drawn) => answerIn(drawn, url) ?? ask(url))
      window.early.page = page.then(async (drawn) => {
        for (const url in drawn?.answers)
          if (!urls.includes(url)) answers[url] = Promise.resolve(answerIn(drawn, url))
        if (!drawn?.html) return drawn
        isAnswered = true
        if (hasSheets) await sheetsHere
        await show(drawn)
        return drawn
      })
      window.early.page.then((drawn) => drawn?.html || beginProgram()).catch(beginProgram)
      after(PROGRAM_MS).then(beginProgram)
    } else {
      for (const url of urls) answers[url] = ask(url)
      beginProgram()
    }
    for (const url of urls) answers[url].catch(() => {})
  } else beginProgram()
  // They are the worker's, and at hand when the page's own words are: all is laid out at once, in its own letters.
  function haveSheetsReady() {
    const { content } = document.getElementById('files')
    document.head.append(...content.querySelectorAll('link[as="font"]'))
    for (const { href, crossOrigin } of content.querySelectorAll('link[data-late]')) {
      const ahead = document.createElement('link')
      document.head.append(Object.assign(ahead, { rel: 'preload', as: 'style', href, crossOrigin }))
    }
  }
  function after(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms, null))
  }
  function answerIn(drawn, url) {
    const answer = drawn?.answers[url]
    if (!answer) return null
    const { status, body, offline } = answer
    const headers = offline ? { 'offline-copy': 'allowed', date: drawn.date } : {}
    return new Response(JSON.stringify(body), { status, headers })
  }
  // Pieces of it are new, or a run of those in the page's own style.
  async function wholeStyle(style) {
    if (typeof style === 'string') return style
    await placeHere()
    const had = document.getElementById('early-style').textContent.split('}')
    return style.map((piece) => (typeof piece === 'string' ? piece : had.slice(...piece).join('}'))).join('}')
  }
  // The place of its person's page, and the style before it.
  async function placeHere() {
    if (!document.getElementById('early-page') && document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
  let shown = ''
  // The page as its person has it takes the place of the one that waits for them, until the program's own stands.
  async function show({ html, style }) {
    await placeHere()
    const place = document.getElementById('early-page')
    // The policy lets no style in that it does not name: these rules are made by script, where the browser can.
    if (!place || isLeft() || !document.adoptedStyleSheets) return
    // Mostly the server's word is the copy's: it stands already, and whoever has begun to read is not disturbed.
    if (html === shown) return
    shown = html
    const { sheet = new CSSStyleSheet() } = window.early
    sheet.replaceSync(style)
    if (!window.early.sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    window.early.sheet = sheet
    if (hasSheets) applySheets()
    place.innerHTML = markup.createHTML(html)
    place.dataset.own = 'first-screen'
    // Behind the paint of it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        place.dataset.own = ''
        beginProgram()
      }),
    )
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
  // The sheets of a drawn page come behind its words, and hold all at once: when all are named, and have come or failed. Who has them, and is
  // about to see words of their own, gets both laid out at once.
  let sheetsAreHere
  const sheetsHere = new Promise((resolve) => {
    sheetsAreHere = resolve
  })
  window.styled = sheetsHere.then(() => applySheets)
  const look = ({ type, target }) => {
    if (type === 'error' && target.matches('[data-late]')) askAgain(target)
    if (document.readyState === 'loading') return
    // What a person's page is made of: named when what they see is on its way.
    const files = document.getElementById('files')
    if (files) filesMayCome.then(() => files.isConnected && nameFiles(files)).then(lookAtSheets)
    else lookAtSheets()
  }
  // A weak line drops what the next moment brings. For what does not come then either, the sheets that it holds are asked for: the program may have
  // counted on them.
  function askAgain(link) {
    const { late, holds } = link.dataset
    if (late)
      return link.replaceWith(...(holds?.split(' ') ?? []).map((file) => lateSheet(link, '', `/${file}`)))
    link.replaceWith(lateSheet(link, 'again', link.href))
  }
  function lateSheet(like, late, href) {
    const sheet = Object.assign(like.cloneNode(), { href })
    sheet.dataset.late = late
    if (!late) delete sheet.dataset.holds
    return sheet
  }
  // Every sheet of the page stands in it.
  let areNamed = !document.getElementById('files')
  const lookAtSheets = () => {
    if (!areNamed || !lateSheets().every(({ sheet }) => sheet)) return
    sheetsAreHere()
    if (!hasSheets) applyUnlessShown()
  }
  const lateSheets = () => [...document.querySelectorAll('link[data-late]')]
  // What its person sees brought the rules that it needs. All of it is worked out and laid out anew when others hold: at once with the program,
  // which takes it over, or when that is long in coming, because letters of the page's own may come with them.
  async function applyUnlessShown() {
    await sheetsHere
    if (shown && !hasSheets) await after(TAKE_OVER_MS)
    applySheets()
  }
  function applySheets() {
    latecomers.disconnect()
    for (const sheet of lateSheets()) if (sheet.media !== 'all') sheet.media = 'all'
  }
  // A sheet that the program asks for before it takes the page over holds with the others. By itself it would be the first to name its layer,
  // and the rules of all layers named after it would win over it.
  const latecomers = new MutationObserver((changes) => {
    for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (link.rel === 'stylesheet' && !link.media) {
        link.media = 'print'
        // Who asked for it asks again.
        link.dataset.late = 'again'
      }
  })
  latecomers.observe(document.head, { childList: true })
  function nameFiles(files) {
    files.remove()
    const program = files.content.querySelector('script')
    const ahead = document.createElement('link')
    ahead.rel = 'modulepreload'
    ahead.crossOrigin = program.crossOrigin
    ahead.href = program.getAttribute('src')
    program.replaceWith(ahead)
    // What is here already need not be asked for early: the sheets come first, and the worker is free for the page's answer.
    if (hasSheets) document.head.append(...files.content.querySelectorAll('link[data-late]'))
    areNamed = hasSheets
    // What the program will ask for takes the line from nothing: it comes when that has begun.
    const parts = [...files.content.querySelectorAll('[data-part]')]
    for (const part of parts) part.remove()
    if (!hasSheets) document.head.append(files.content)
    program.addEventListener('load', () => document.head.append(...parts))
    programMayBegin.then(() => {
      document.head.append(files.content, program)
      areNamed = true
      lookAtSheets()
    })
  }
  for (const type of ['load', 'error', 'readystatechange']) document.addEventListener(type, look, true)
})()
