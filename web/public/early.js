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
  if (token) {
    // A drawn page is a visitor's: what is a visitor's alone stays unseen until the page knows who reads it.
    document.documentElement.dataset.signedIn = ''
    // A page that is drawn for staff keeps the place of the sidebar as they chose it.
    if (sidebar === 'rail') document.documentElement.dataset.rail = ''
    // Who that is, and what the page shows first, is asked for beside the program; src/lib/call.ts takes the answers.
    const answers = {}
    for (const url of [
      '/api/user/me',
      ...JSON.parse(document.getElementById('reads')?.textContent || '[]'),
    ]) {
      answers[url] = fetch(url, { headers: { accept: 'application/json', token } })
      answers[url].catch(() => {})
    }
    window.early = { token, answers }
  }
  // The sheets of a drawn page come behind its words, and hold all at once: when all are named, and have come or failed.
  let done
  window.styled = new Promise((resolve) => {
    done = resolve
  })
  const hold = ({ type, target }) => {
    if (type === 'error' && target.matches('[data-late]')) target.dataset.late = 'failed'
    if (document.readyState === 'loading') return
    const sheets = [...document.querySelectorAll('link[data-late]')]
    if (!sheets.every(({ sheet, dataset }) => sheet || dataset.late)) return
    for (const sheet of sheets) if (sheet.media !== 'all') sheet.media = 'all'
    done()
  }
  for (const type of ['load', 'error', 'readystatechange']) document.addEventListener(type, hold, true)
})()
