import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { JoinedSheet, PageFiles } from '@academy/contract/http'
import type { Plugin, Rollup } from 'vite'
import { withShown } from './limits.mjs'
import { firstWord } from './page-faults.ts'
import { type BuiltRoute, framePartsOf, readPages, VIRTUAL_PAGES } from './read-pages.ts'
import { IS_MEASURED, type MeasuredVisits, readVisits } from './visits.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const ENTRY = 'web/src/main.tsx'
const RESOLVED = `\0${VIRTUAL_PAGES}`

/** `virtual:pages` is what the entry must know of pages whose list it does not carry; `.vite/pages.json` is for the budgets, and for the
 * server: what a page needs before it works is named in its head. */
export function virtualPages(read: () => Promise<BuiltRoute[]> = readPages): Plugin {
  return {
    name: 'virtual-pages',
    resolveId: (id) => (id === VIRTUAL_PAGES ? RESOLVED : null),
    load: async (id) => {
      if (id !== RESOLVED) return null
      const words = (await read()).filter(({ isPortal }) => isPortal).map(({ path }) => firstWord(path))
      return `export const portalWords = ${JSON.stringify([...new Set(words)])}`
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const filesOf = filesIn(bundle)
        const ofEveryPage = filesOf([ENTRY])
        const visits = readVisits()
        const pages = (await read()).map((page) => {
          const frameParts = framePartsOf(page.kind)
          const own = filesOf([ENTRY, `web/${page.file}`, ...frameParts])
          const partFiles = without(own, filesOf(ofEachVisit(withShown(visits[page.file] ?? [], page.shown))))
          // What everybody reads before the program comes is not behind the parts of those who stay.
          const wanted = page.drawn ? own.sheets : [...own.sheets, ...partFiles.sheets]
          // The build that draws pages leaves no sheet.
          const sheets = wanted.filter((sheet) => sheet in bundle && !ofEveryPage.sheets.includes(sheet))
          return { ...page, frameParts, ...own, partFiles, ...joined(sheets, bundle) }
        })
        const joinedSheets = new Map(
          pages.flatMap(({ joinedSheet: one }) => (one ? [[one.file, one.holds] as const] : [])),
        )
        for (const [fileName, holds] of joinedSheets)
          this.emitFile({ type: 'asset', fileName, source: textOf(holds, bundle) })
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages) })
      },
    },
  }
}

/** The parts that no visit of a page goes without. */
function ofEachVisit([first = [], ...others]: MeasuredVisits[string]): readonly string[] {
  return IS_MEASURED ? [] : first.filter((part) => others.every((visit) => visit.includes(part)))
}

const without = (own: PageFiles, files: PageFiles): PageFiles => ({
  scripts: files.scripts.filter((file) => !own.scripts.includes(file)),
  sheets: files.sheets.filter((file) => !own.sheets.includes(file)),
})

const HASH_LETTERS = 7

/** A phone asks for one sheet in place of fifteen, most of which are smaller than the asking. */
function joined(holds: readonly string[], bundle: Rollup.OutputBundle): { joinedSheet?: JoinedSheet } {
  if (holds.length === 0) return {}
  const hash = createHash('sha256').update(textOf(holds, bundle)).digest('base64url').slice(0, HASH_LETTERS)
  return { joinedSheet: { file: `assets/visit-${hash}.css`, holds } }
}

const textOf = (sheets: readonly string[], bundle: Rollup.OutputBundle): string =>
  sheets
    .map((name) => {
      const sheet = bundle[name]
      if (sheet?.type !== 'asset') throw new Error(`The build has no ${name}`)
      return String(sheet.source).trim()
    })
    .join('\n')

/** The files of some sources with all that these import, what is imported first. */
function filesIn(bundle: Rollup.OutputBundle) {
  const chunkOf = new Map<string, string>()
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk')
      for (const id of chunk.moduleIds) chunkOf.set(relative(ROOT, id), chunk.fileName)
  return (sources: readonly string[]): PageFiles => {
    const scripts = new Set<string>()
    const sheets = new Set<string>()
    const seen = new Set<string>()
    const take = (name: string | undefined) => {
      const chunk = name === undefined || seen.has(name) ? undefined : bundle[name]
      if (chunk?.type !== 'chunk') return
      seen.add(chunk.fileName)
      chunk.imports.forEach(take)
      scripts.add(chunk.fileName)
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
    }
    for (const source of sources) take(chunkOf.get(source))
    return { scripts: [...scripts], sheets: [...sheets] }
  }
}
