// Stands in the page itself and runs before its program and its first paint.
import { readStorage } from '../lib/device/storage.ts'
import { applyTheme } from '../lib/theme.ts'
import { askFirst } from './answers.ts'
import { look } from './files.ts'
import { applyUnlessShown, hide } from './own-page.ts'
import { token } from './person.ts'
import { beginProgram, programMayBegin } from './program.ts'
import { applySheets, sheetsHere, watchLatecomers } from './sheets.ts'

applyTheme()
programMayBegin.then(applyUnlessShown)
if (token) {
  const { dataset } = document.documentElement
  // A drawn page is a visitor's: what is a visitor's alone stays unseen until the page knows who reads it.
  dataset.signedIn = ''
  // A page that is drawn for staff keeps the place of the sidebar as they chose it.
  if (readStorage('sidebar') === 'rail') dataset.rail = ''
  askFirst(token)
} else beginProgram()
for (const type of ['storage', 'pageshow']) addEventListener(type, hide)
window.styled = sheetsHere.then(() => applySheets)
watchLatecomers()
for (const type of ['load', 'error', 'readystatechange']) document.addEventListener(type, look, true)
