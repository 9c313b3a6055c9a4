import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import nodeModule, { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

const FOLDER = '.compiled'
/** What the bundler names by its contents: such a file's compiled code is never another's. */
const NAMED_BY_CONTENTS = /-[\w-]{8}\.js$/
const CHECKSUM_BYTES = 4

/** Compiled code of the bundle's files is kept beside them: compiling half a thousand modules is two fifths of a start. Node does so itself from 22 on.
 * What is loaded afterwards has it; call what is returned when the academy has started, and what was compiled by then is kept for the next start. */
export function keepCompiledCode(bundle: string): () => void {
  const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown }
  enableCompileCache?.(join(bundle, FOLDER))
  // Node reads a source map where it compiles the file itself.
  if (enableCompileCache || process.sourceMapsEnabled) return () => {}
  const toKeep = new Map<string, Script>()
  let isStarting = true
  const { extensions } = createRequire(join(bundle, 'main.js'))
  const load = extensions['.js']
  extensions['.js'] = (module, file) => {
    if (dirname(file) !== bundle || !NAMED_BY_CONTENTS.test(file)) return load?.(module, file)
    const script = compile(file, keptOf(file))
    if (isStarting && script.cachedDataRejected !== false) toKeep.set(file, script)
    const run = script.runInThisContext() as (...args: unknown[]) => void
    run.call(module.exports, module.exports, createRequire(file), module, file, bundle)
  }
  return () => {
    try {
      for (const [file, script] of toKeep) keep(file, script.createCachedData())
    } catch {
      // A folder that cannot be written, a full disk: each start compiles, as it would without this.
    }
    isStarting = false
    toKeep.clear()
  }
}

/** As Node wraps a file; the bundler leaves nothing but ASCII in it. */
function compile(filename: string, cachedData: Buffer | undefined): Script {
  const source = readFileSync(filename, 'latin1')
  return new Script(nodeModule.wrap(source), { filename, cachedData })
}

const placeOf = (file: string): string => join(dirname(file), FOLDER, `${basename(file)}.bin`)

/** Undefined where there is none, or not the one that was written: V8 looks at versions and lengths only. */
function keptOf(file: string): Buffer | undefined {
  try {
    const kept = readFileSync(placeOf(file))
    const code = kept.subarray(CHECKSUM_BYTES)
    return kept.readUInt32BE() === crc32(code) ? code : undefined
  } catch {
    return undefined
  }
}

/** In one step, so that a process that starts meanwhile reads all of it or none. */
function keep(file: string, code: Buffer): void {
  const place = placeOf(file)
  mkdirSync(dirname(place), { recursive: true })
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32BE(crc32(code))
  const draft = `${place}.${process.pid}`
  try {
    writeFileSync(draft, Buffer.concat([checksum, code]))
    renameSync(draft, place)
  } finally {
    // Half of one, where the disk is full.
    rmSync(draft, { force: true })
  }
}
