import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'

const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))

test('every package that runs comes from the registry, by a hash that npm holds it against', () => {
  const running = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  )
  expect(running.length).toBeGreaterThan(100)
  const unsure = running.filter(
    ([, { integrity, resolved = 'https://registry.npmjs.org/' }]) =>
      !/^sha512-/.test(integrity) || !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(unsure.map(([path]) => path)).toEqual([])
})

test('an installation without tools brings none that a package names as its optional peer alone', () => {
  const { devDependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const running = Object.values(packages).filter(({ dev }) => !dev)
  const needed = new Set(
    running.flatMap(({ dependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    ),
  )
  const brought = Object.keys(devDependencies).filter((name) => !packages[`node_modules/${name}`]?.dev)
  expect(brought.filter((name) => !needed.has(name))).toEqual([])
})
