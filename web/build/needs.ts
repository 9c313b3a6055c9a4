import { parseAst } from 'vite'

export interface ModuleFacts {
  id: string
  code: string | null
  exports: readonly string[]
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  moduleSideEffects: unknown
}
export type Resolve = (source: string, importer: string) => Promise<string | null>

/** A name of another module; `*` is the whole of it. */
interface Wanted {
  from: string
  name: string
}

/** What a module takes from others for itself, and what it only passes on. */
interface Said {
  takes: Wanted[]
  passes: Map<string, Wanted>
  passesAll: string[]
}

/**
 * The modules that each one needs at once. A name is followed through doors and libraries' index files to the module that holds it:
 * through a door everybody would seem to need the whole room.
 */
export async function neededModules(
  modules: ReadonlyMap<string, ModuleFacts>,
  resolve: Resolve,
): Promise<Map<string, ReadonlySet<string>>> {
  const said = new Map<string, Said>()
  for (const module of modules.values()) said.set(module.id, await readModule(module, resolve))

  const has = (id: string, name: string, seen = new Set<string>()): boolean => {
    if (seen.has(id)) return false
    seen.add(id)
    if (modules.get(id)?.exports.includes(name)) return true
    return said.get(id)?.passesAll.some((further) => has(further, name, seen)) ?? false
  }
  /** The module behind those that only pass the name on. */
  const holderOf = ({ from, name }: Wanted, seen = new Set<string>()): string => {
    if (seen.has(from)) return from
    seen.add(from)
    const passed = said.get(from)?.passes.get(name)
    if (passed) return holderOf(passed, seen)
    if (name === '*' || name === 'default' || modules.get(from)?.exports.includes(name)) return from
    const further = said.get(from)?.passesAll.find((one) => has(one, name))
    return further ? holderOf({ from: further, name }, seen) : from
  }

  const inlined = new Map([...modules].map(([id, { code }]) => [id, constantsOf(code)]))
  /** Null where the bundler puts the value itself. */
  const neededFor = (wanted: Wanted): string | null => {
    const holder = holderOf(wanted)
    return inlined.get(holder)?.has(wanted.name) ? null : holder
  }

  const whole = new Set([...modules.values()].flatMap((module) => module.dynamicallyImportedIds))
  for (const { takes } of said.values()) for (const { from, name } of takes) if (name === '*') whole.add(from)
  return new Map(
    [...said].map(([id, { takes, passes, passesAll }]) => {
      // A module with effects runs with all that it passes on, and so does one that is asked for whole.
      const isWhole = modules.get(id)?.moduleSideEffects !== false || whole.has(id)
      const passedOn = isWhole ? [...[...passes.values()].map((one) => holderOf(one)), ...passesAll] : []
      const needs = new Set([...takes.map(neededFor), ...passedOn])
      needs.delete(id)
      needs.delete(null)
      return [id, needs as Set<string>]
    }),
  )
}

async function readModule({ id, code, importedIds }: ModuleFacts, resolve: Resolve): Promise<Said> {
  const said: Said = { takes: [], passes: new Map(), passesAll: [] }
  if (!code || importedIds.length === 0) return said
  const { body } = parseAst(code)
  // What a module only imports and exports again it passes on.
  const isDoor =
    body.every(({ type }) => type.startsWith('Import') || type.startsWith('Export')) &&
    !body.some((statement) => 'declaration' in statement && statement.declaration)
  const imported = new Map<string, Wanted>()
  for (const statement of body) {
    if (isDoor && statement.type === 'ExportNamedDeclaration' && !statement.source)
      for (const { local, exported } of statement.specifiers) {
        const passed = imported.get(wordOf(local))
        if (passed) said.passes.set(wordOf(exported), passed)
      }
    if (!('source' in statement) || !statement.source) continue
    const from = (await resolve(String(statement.source.value), id)) ?? String(statement.source.value)
    if (statement.type === 'ImportDeclaration') {
      if (statement.specifiers.length === 0) said.takes.push({ from, name: '*' })
      for (const one of statement.specifiers)
        if (isDoor) imported.set(one.local.name, { from, name: nameIn(one) })
        else for (const name of takenBy(one, code)) said.takes.push({ from, name })
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of statement.specifiers)
        said.passes.set(wordOf(exported), { from, name: wordOf(local) })
    } else if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported) said.passes.set(wordOf(statement.exported), { from, name: '*' })
      else said.passesAll.push(from)
    }
  }
  // What it requires is told by the bundler alone.
  if (said.takes.length === 0 && said.passes.size === 0 && said.passesAll.length === 0)
    said.takes.push(...importedIds.map((from) => ({ from, name: '*' })))
  return said
}

type Specifier = { type: string; local: { name: string }; imported?: unknown }

/** What the other module calls it. */
function nameIn({ type, imported }: Specifier): string {
  if (type === 'ImportNamespaceSpecifier') return '*'
  return type === 'ImportDefaultSpecifier' ? 'default' : wordOf(imported)
}

/** `import a`, `import { a }`, and of `import * as a` what stands behind `a.`, unless all of it is handed on. */
function takenBy(one: Specifier, code: string): string[] {
  if (one.type !== 'ImportNamespaceSpecifier') return [nameIn(one)]
  const uses = code.matchAll(new RegExp(`(?<![\\w.$])${one.local.name}\\b(?:\\.(\\w+))?`, 'g'))
  const names = [...uses].map(([, name]) => name)
  // One of them is the import itself.
  return names.filter((name) => !name).length > 1 ? ['*'] : names.flatMap((name) => name ?? [])
}

const CONSTANT = /^export const (\w+) = (?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|-?[\d_.]+|true|false);?$/gm
const constantsOf = (code: string | null) =>
  new Set([...(code ?? '').matchAll(CONSTANT)].map(([, name]) => name))

function wordOf(name: unknown): string {
  const { name: word, value } = name as { name?: string; value?: string }
  return word ?? value ?? ''
}
