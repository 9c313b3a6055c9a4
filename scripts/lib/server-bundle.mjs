import { cpSync, writeFileSync } from 'node:fs'
import { root } from './run.mjs'

export const serverEntries = {
  main: `${root}/server/src/main.ts`,
  academy: `${root}/server/src/operator/main.ts`,
}

/** What stays in node_modules: native code, what reads its own files, and what hardly anybody loads. Whatever `createRequire` asks for
 * stays there too. */
const APART = [
  /^(sharp|@node-rs\/argon2)$/,
  /^@fastify\/swagger-ui$/,
  /^@aws-sdk\//,
  /^jsonld$/,
  // Looked for by a package and never there, or never used.
  /^(pg-native|typescript)$/,
]

/** Our own code and its packages in a few files (decision 057): finding and compiling a thousand is half of a start. They are CommonJS,
 * whose compiled code every Node can keep (decision 103); benches and drills, which wait at the top of their files, are of type `module`. */
export function serverBundle(dir, type = 'commonjs') {
  return {
    input: serverEntries,
    platform: 'node',
    external: (id) => id.startsWith('node:') || APART.some((apart) => apart.test(id)),
    tsconfig: `${root}/server/tsconfig.json`,
    plugins: [inAscii],
    output: {
      dir,
      format: type === 'module' ? 'esm' : 'cjs',
      // Code that was kept compiled has no `import()` on Node 20.
      dynamicImportInCjs: false,
      sourcemap: true,
      comments: false,
      entryFileNames: '[name].js',
      // Beside the entries, because files are found relative to the module that reads them.
      chunkFileNames: '[name]-[hash].js',
    },
  }
}

/** One letter beyond Latin-1 would make V8 keep the whole file at two bytes a letter. The lines stay as the source map has them. */
const inAscii = {
  name: 'academy:ascii',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      chunk.code = chunk.code.replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}

/** What is read as files, beside the code: by Node of what type it is, by itself migrations, the commonest passwords and the demo academy. */
export function copyServerFiles(dir, type = 'commonjs') {
  writeFileSync(`${dir}/package.json`, JSON.stringify({ type }))
  cpSync(`${root}/server/src/db/migrations`, `${dir}/migrations`, { recursive: true })
  cpSync(`${root}/server/src/services/common-passwords.txt`, `${dir}/common-passwords.txt`)
  cpSync(`${root}/server/demo`, `${dir}/demo`, { recursive: true, filter: (file) => !/\.ts$/.test(file) })
}
