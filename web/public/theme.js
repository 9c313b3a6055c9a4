// Stands in the page itself and runs before the first paint; src/lib/theme.ts applies later changes by the same rule.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('theme')
    // A drawn page is a visitor's: what is a visitor's alone stays unseen until the page knows who reads it.
    if (localStorage.getItem('token')) document.documentElement.dataset.signedIn = ''
  } catch {
    // Storage is closed in this browser: the system decides.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  // The sheets of a drawn page come behind its words, and hold all at once: when all are named, and have come or failed.
  const hold = ({ type, target }) => {
    if (type === 'error' && target.matches('[data-late]')) target.dataset.late = 'failed'
    if (document.readyState === 'loading') return
    const sheets = [...document.querySelectorAll('link[data-late]')]
    if (sheets.every(({ sheet, dataset }) => sheet || dataset.late))
      for (const sheet of sheets) sheet.media = 'all'
  }
  for (const type of ['load', 'error', 'readystatechange']) document.addEventListener(type, hold, true)
})()
