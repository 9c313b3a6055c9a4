// Styles stand in CSS Modules beside their components: a sheet for every page is the exception, a module's names are those that are read,
// and the JSX has no utility that says how something looks.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { looksIn } from './lib/looks.mjs'
import { root } from './lib/run.mjs'

/** Tokens, reset and the primitives of `ui`; whatever else holds for every page says why. */
const FOR_EVERY_PAGE = [
  /^index\.css$/,
  /^fonts\.css$/,
  /^ui\/styles\/[^/]+\.css$/,
  // Stand in the drawn page itself, before any script.
  /^draw-(page|early)\.css$/,
]
/** Shows the primitives on pages that only who builds the academy sees. */
const GALLERY = /^ui\/gallery\//
const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)'/gm

/** What in the web of a project laid out like this one is styled another way. */
export function styleFaults(project = root) {
  const src = join(project, 'web/src')
  const files = filesIn(src)
  const sheets = files.filter((file) => file.endsWith('.css'))
  const modules = new Map(
    sheets
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => [
        file,
        { classes: classesOf(readFileSync(file, 'utf8')), read: new Set(), isWhole: false },
      ]),
  )
  const faults = sheets
    .filter((file) => !modules.has(file))
    .map((file) => relative(src, file).replaceAll('\\', '/'))
    .filter((path) => !FOR_EVERY_PAGE.some((allowed) => allowed.test(path)))
    .map((path) => `web/src/${path} is loaded for every page; make it a *.module.css beside its component`)

  const begun = new Map()
  for (const file of sheets.filter((one) => !modules.has(one) && !/^draw-/.test(relative(src, one)))) {
    const path = relative(src, file).replaceAll('\\', '/')
    for (const name of begunIn(readFileSync(file, 'utf8'))) {
      if (begun.has(name)) faults.push(`web/src/${path} begins .${name}, which is of ${begun.get(name)}`)
      begun.set(name, path)
    }
  }

  for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
    const text = readFileSync(file, 'utf8')
    const code = text.replace(/^import [^'"]*['"][^'"]*['"]$/gm, '')
    for (const [, name, address] of text.matchAll(IMPORT)) {
      const module = modules.get(join(dirname(file), address))
      if (!module) continue
      for (const [, read] of code.matchAll(new RegExp(`(?<![\\w.$])${name}\\.(\\w+)`, 'g'))) {
        module.read.add(read)
        if (!module.classes.has(read))
          faults.push(`${relative(project, file)} reads ${name}.${read}, which ${address} does not have`)
      }
      // Chosen by a value: which of them is not to be seen here.
      if (code.includes(`${name}[`)) module.isWhole = true
    }
  }
  for (const [file, { classes, read, isWhole }] of modules)
    for (const name of isWhole ? [] : classes)
      if (!read.has(name)) faults.push(`${relative(project, file)}: nobody reads .${name}`)

  for (const file of files.filter((one) => /(?<!\.test)\.tsx?$/.test(one))) {
    if (GALLERY.test(relative(src, file).replaceAll('\\', '/'))) continue
    for (const { word, line } of looksIn(file, readFileSync(file, 'utf8')))
      faults.push(
        `${relative(project, file)}:${line}: ${word} says how something looks; that stands in a *.module.css`,
      )
  }
  return faults
}

/** Exceptions of which no sheet makes use any more. */
export function unusedExceptions(project = root) {
  const src = join(project, 'web/src')
  const paths = filesIn(src).map((file) => relative(src, file).replaceAll('\\', '/'))
  return FOR_EVERY_PAGE.filter((allowed) => !paths.some((path) => allowed.test(path))).map(
    (allowed) => `no sheet of web/src is allowed by ${allowed} any more`,
  )
}

/** The module's own: not what it names of `ui`. */
function classesOf(sheet) {
  const own = sheet
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
    .replace(/:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
  return new Set([...own.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name))
}

/** The classes that are the whole of a selector somewhere: in two sheets the one loaded last would take the other's elements. */
function begunIn(sheet) {
  const rules = sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])([^{};@]+)(?=\{)/g)
  const selectors = [...rules].flatMap(([, list]) => list.split(','))
  return new Set(selectors.flatMap((one) => one.match(/^\s*\.([\w-]+)\s*$/)?.[1] ?? []))
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

if (process.argv[1] === import.meta.filename) {
  const faults = [...styleFaults(), ...unusedExceptions()]
  for (const fault of faults) console.log(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
