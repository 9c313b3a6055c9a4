import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { type ModuleFacts, neededModules } from './needs.ts'

const resolve = async (source: string, importer: string) => join(dirname(importer), source)

/** Modules by their path and code; `lazily` are asked for by `import()`. */
async function needsIn(
  files: Record<string, string>,
  { effects = [] as string[], lazily = [] as string[] } = {},
) {
  const modules = Object.entries(files).map(([id, code]): ModuleFacts => {
    const sources = [...code.matchAll(/from '([^']+)'|^import '([^']+)'/gm)].map(
      ([, from, bare]) => from ?? bare ?? '',
    )
    return {
      id,
      code,
      exports: [...code.matchAll(/export (?:const|function) (\w+)|export \{ (?:\w+ as )?(\w+) \}/g)].map(
        ([, own, passed]) => own ?? passed ?? '',
      ),
      importedIds: sources.map((source) => join(dirname(id), source)),
      dynamicallyImportedIds: id === '/entry.ts' ? lazily : [],
      moduleSideEffects: effects.includes(id),
    }
  })
  const needs = await neededModules(new Map(modules.map((module) => [module.id, module])), resolve)
  return (id: string) => [...(needs.get(id) ?? [])].sort()
}

const ROOM = {
  '/room/index.ts':
    "export { card } from './card.ts'\nexport { list } from './list.ts'\nexport * from './places.ts'\nexport const own = () => 1",
  '/room/card.ts': 'export const card = () => 1',
  '/room/list.ts': 'export const list = () => 1',
  '/room/places.ts': 'export const place = () => 1',
}

it('follows a name through a door to the file that holds it', async () => {
  const needs = await needsIn({
    ...ROOM,
    '/page.ts':
      "import { card } from './room/index.ts'\nimport { place as there } from './room/index.ts'\ncard(there)",
    '/other.ts': "import { own } from './room/index.ts'\nown()",
  })
  expect(needs('/page.ts')).toEqual(['/room/card.ts', '/room/places.ts'])
  expect(needs('/other.ts')).toEqual(['/room/index.ts'])
  expect(needs('/room/index.ts')).toEqual([])
})

it('takes all of a door that runs by itself, or is loaded whole', async () => {
  const all = ['/room/card.ts', '/room/list.ts', '/room/places.ts']
  expect((await needsIn(ROOM, { effects: ['/room/index.ts'] }))('/room/index.ts')).toEqual(all)
  const lazily = await needsIn({ ...ROOM, '/entry.ts': 'start()' }, { lazily: ['/room/index.ts'] })
  expect(lazily('/room/index.ts')).toEqual(all)
})

it('needs no file for a sentence, which the bundler puts where it is read', async () => {
  const needs = await needsIn({
    '/messages.ts': "export const gone = 'It is gone'\nexport const many = (n) => n + ' are gone'",
    '/page.ts': "import * as M from './messages.ts'\nsay(M.gone)",
    '/list.ts': "import * as M from './messages.ts'\nsay(M.many(2), M.gone)",
    '/all.ts': "import * as M from './messages.ts'\nsay(Object.values(M))",
  })
  expect(needs('/page.ts')).toEqual([])
  expect(needs('/list.ts')).toEqual(['/messages.ts'])
  expect(needs('/all.ts')).toEqual(['/messages.ts'])
})
