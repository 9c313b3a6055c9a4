import { applyUnlessShown } from './own-page.ts'
import { filesOfPage, hasSheets } from './page-blocks.ts'
import { programMayBegin } from './program.ts'
import { askAgain, haveSheetsCome, sheetsAreHere } from './sheets.ts'

// What a signed-in person's page is made of is named behind what they see.

const lateLinks = ({ content }: HTMLTemplateElement) =>
  content.querySelectorAll<HTMLLinkElement>('link[data-late]')

/** Every sheet of the page stands in it. */
let areNamed = !filesOfPage()
let filesMayCome: Promise<unknown> = Promise.resolve()

/** When they are named: what the person sees is on its way by then. */
export function nameFilesBehind(answer: Promise<unknown>): void {
  filesMayCome = answer
}

/** They are the worker's, and at hand when the page's own words are: all is laid out at once, in its own letters. */
export function haveSheetsReady(): void {
  const files = filesOfPage()!
  document.head.append(...files.content.querySelectorAll('link[as="font"]'))
  for (const { href, crossOrigin } of lateLinks(files)) {
    const ahead = document.createElement('link')
    document.head.append(Object.assign(ahead, { rel: 'preload', as: 'style', href, crossOrigin }))
  }
}

/** Whenever the document comes further, or something in it has come or failed. */
export function look({ type, target }: Event): void {
  const failed = type === 'error' ? (target as HTMLLinkElement) : null
  if (failed?.matches('[data-late]')) askAgain(failed)
  if (document.readyState === 'loading') return
  const files = filesOfPage()
  if (files) filesMayCome.then(() => files.isConnected && nameFiles(files)).then(lookAtSheets)
  else lookAtSheets()
}

function lookAtSheets(): void {
  if (!areNamed || !haveSheetsCome()) return
  sheetsAreHere()
  if (!hasSheets) applyUnlessShown()
}

function nameFiles(files: HTMLTemplateElement): void {
  files.remove()
  const program = files.content.querySelector('script')!
  const ahead = document.createElement('link')
  ahead.rel = 'modulepreload'
  ahead.crossOrigin = program.crossOrigin
  ahead.href = program.getAttribute('src')!
  program.replaceWith(ahead)
  // What is here already need not be asked for early: the sheets come first, and the worker is free for the page's answer.
  if (hasSheets) document.head.append(...lateLinks(files))
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
