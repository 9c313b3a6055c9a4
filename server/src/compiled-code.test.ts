import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import nodeModule, { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepCompiledCode } from './compiled-code.ts'

const NODE_KEEPS_IT = 'enableCompileCache' in nodeModule
const CHUNK = 'chunk-0a1B_2c3.js'
const require = createRequire(import.meta.url)
const compileAnew = require.extensions['.js']
let bundle: string

beforeEach(() => {
  bundle = mkdtempSync(join(tmpdir(), 'bundle-'))
})
afterEach(() => {
  require.extensions['.js'] = compileAnew
  rmSync(bundle, { recursive: true })
})

/** As long as any other with one letter: to V8 they are the same source. */
const write = (file: string, letter: string) =>
  writeFileSync(
    join(bundle, file),
    `exports.letter = () => '${letter}'; exports.here = [require('node:path').basename(__filename), __dirname]`,
  )

/** What a process finds that starts now; it ends as one that has kept its compiled code. */
function start(file: string): { letter: string; here: string[] } {
  require.extensions['.js'] = compileAnew
  delete require.cache[join(bundle, file)]
  const keep = keepCompiledCode(bundle)
  const { letter, here } = require(join(bundle, file))
  const found = { letter: letter(), here }
  keep()
  return found
}

describe.skipIf(NODE_KEEPS_IT)('compiled code', () => {
  test('of a file that is named by its contents is kept for the next start', () => {
    write(CHUNK, 'a')
    expect(start(CHUNK)).toEqual({ letter: 'a', here: [CHUNK, bundle] })
    write(CHUNK, 'b')
    expect(start(CHUNK)).toEqual({ letter: 'a', here: [CHUNK, bundle] })
  })

  test('of any other file is not', () => {
    write('main.js', 'a')
    start('main.js')
    write('main.js', 'b')
    expect(start('main.js').letter).toBe('b')
    expect(readdirSync(bundle)).toEqual(['main.js'])
  })

  test.each([
    ['spoilt', (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, 7))],
    ['cut off', (file: string) => truncateSync(file, statSync(file).size >> 1)],
    ['empty', (file: string) => truncateSync(file)],
  ])('that is %s is made anew', (_how, spoil) => {
    write(CHUNK, 'a')
    start(CHUNK)
    const [kept = ''] = readdirSync(join(bundle, '.compiled'))
    spoil(join(bundle, '.compiled', kept))
    write(CHUNK, 'b')
    expect(start(CHUNK).letter).toBe('b')
    write(CHUNK, 'c')
    expect(start(CHUNK).letter).toBe('b')
  })

  test('leaves no half of a file behind where it cannot be put in place', () => {
    write(CHUNK, 'a')
    const place = join(bundle, '.compiled', `${CHUNK}.bin`)
    mkdirSync(join(place, 'in the way'), { recursive: true })
    expect(start(CHUNK).letter).toBe('a')
    expect(readdirSync(join(bundle, '.compiled'))).toEqual([`${CHUNK}.bin`])
  })

  test('stays away where its folder cannot be made', () => {
    write(CHUNK, 'a')
    writeFileSync(join(bundle, '.compiled'), '')
    expect(start(CHUNK).letter).toBe('a')
    expect(start(CHUNK).letter).toBe('a')
  })
})
