import { readFileSync } from 'node:fs'
import { type Plugin, parseAst, type Rollup } from 'vite'

type Chunk = Rollup.OutputChunk

/** What Rolldown puts into each build for itself; in 1.2 and 1.3 no group of `codeSplitting` takes it in. */
const RUNTIME = 'rolldown-runtime'
/** React and what else the academy does not write: every page loads it, and it asks for nothing but the runtime. */
const FRAME = 'frame'
/** A file's name tells its content, which this changes after the name is given. */
const OWN_TEXT = readFileSync(import.meta.filename, 'utf8')

/** Puts the bundler's own helpers, 0.7 kB, into the file of the frame: alone they would be one more request of every first visit. */
export const runtimeInFrame = (): Plugin => ({
  name: 'runtime-in-frame',
  apply: 'build',
  augmentChunkHash: () => OWN_TEXT,
  generateBundle: {
    // Before the manifest and the lists of what to load ahead are made of the files.
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === RUNTIME)
      const frame = chunks.find(({ name }) => name === FRAME)
      // Where each part is built by itself, to be measured, there is no frame.
      if (!runtime || !frame) return
      const waited = frame.imports.filter((file) => file !== runtime.fileName)
      if (waited.length > 0)
        throw new Error(
          `The frame imports ${waited.join(', ')}: who needs its helpers may not be waited for by it`,
        )
      const helpers = helpersOf(runtime)
      const users = chunks.filter((chunk) => chunk !== frame && chunk.imports.includes(runtime.fileName))
      // By their files' names as they are given: those cover what is imported, and who does without the frame would keep its name when the frame's changes.
      const withFrame = new Set(users.filter((chunk) => imports(chunk, frame, bundle)))
      const names = new Map(helpers.map(({ name }) => [name, free(`__${name}`, frame.code)]))
      own(frame, runtime, helpers, names)
      frame.code += `export{${[...names.values()]}};`
      for (const chunk of users) {
        if (withFrame.has(chunk)) takeFromFrame(chunk, runtime, frame, names)
        else own(chunk, runtime, helpers)
      }
      delete bundle[runtime.fileName]
    },
  },
})

interface Helper {
  /** By which it is imported. */
  name: string
  local: string
}
/** What a file calls each helper, by the name by which it is imported. */
type Names = ReadonlyMap<string, string>

function helpersOf(runtime: Chunk): Helper[] {
  const { specifiers } = exportOf(runtime)
  return specifiers.map(({ local, exported }) => ({ name: nameOf(exported), local: nameOf(local) }))
}
function exportOf(runtime: Chunk) {
  const found = parseAst(runtime.code).body.find((node) => node.type === 'ExportNamedDeclaration')
  if (!found) throw new Error(`${runtime.fileName} exports nothing`)
  return found
}

/** The helpers stand at the file's beginning; in a function, as their names may be those of the file. */
function own(
  chunk: Chunk,
  runtime: Chunk,
  helpers: readonly Helper[],
  names: Names = new Map(importOf(chunk, runtime).taken),
): void {
  const { start, end, taken } = importOf(chunk, runtime)
  const exported = exportOf(runtime)
  const inside = runtime.code.slice(0, exported.start) + runtime.code.slice(exported.end)
  const kept = helpers.filter(({ name }) => names.has(name))
  const given = kept.map(({ name, local }) => `${names.get(name)}:${local}`)
  const again = taken.filter(([name, local]) => names.get(name) !== local)
  const aliases =
    again.length > 0 ? `var ${again.map(([name, local]) => `${local}=${names.get(name)}`)};` : ''
  const all = kept.map(({ name }) => names.get(name))
  chunk.code = `var{${all}}=(()=>{${inside}return{${given}}})();${chunk.code.slice(0, start)}${aliases}${chunk.code.slice(end)}`
  chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
}

function takeFromFrame(chunk: Chunk, runtime: Chunk, frame: Chunk, names: Names): void {
  const { start, end, taken } = importOf(chunk, runtime)
  const specifiers = taken.map(([name, local]) => `${names.get(name)} as ${local}`)
  const statement = `import{${specifiers}}from"./${baseOf(frame)}";`
  chunk.code = chunk.code.slice(0, start) + statement + chunk.code.slice(end)
  chunk.imports = [
    ...new Set(chunk.imports.map((file) => (file === runtime.fileName ? frame.fileName : file))),
  ]
}

/** Where a file imports the helpers, and by which names of its own. */
function importOf(chunk: Chunk, runtime: Chunk) {
  for (const node of parseAst(chunk.code).body) {
    if (node.type !== 'ImportDeclaration' || node.source.value !== `./${baseOf(runtime)}`) continue
    const taken = node.specifiers.flatMap((one) =>
      one.type === 'ImportSpecifier' ? [[nameOf(one.imported), one.local.name] as const] : [],
    )
    return { start: node.start, end: node.end, taken }
  }
  throw new Error(`${chunk.fileName} is said to import the bundler's helpers, and does not`)
}

/** Whether a file imports another, by itself or by what it imports. */
function imports(
  chunk: Chunk,
  wanted: Chunk,
  bundle: Rollup.OutputBundle,
  seen = new Set<string>(),
): boolean {
  return chunk.imports.some((file) => {
    if (file === wanted.fileName) return true
    const next = bundle[file]
    if (seen.has(file) || next?.type !== 'chunk') return false
    seen.add(file)
    return imports(next, wanted, bundle, seen)
  })
}

const baseOf = ({ fileName }: Chunk) => fileName.slice(fileName.lastIndexOf('/') + 1)
const nameOf = (node: { name: string } | { value: string }) => ('name' in node ? node.name : node.value)
const free = (name: string, code: string): string => (code.includes(name) ? free(`${name}_`, code) : name)
