import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { capture, root } from './lib/run.mjs'

/** A registry that answers what is asked of weaknesses so, and knows of no package. */
async function audited(status, weaknesses) {
  const registry = createServer((request, response) => {
    const isAudit = request.url.endsWith('/security/advisories/bulk')
    request.resume().on('end', () => {
      response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isAudit ? weaknesses : {}))
    })
  })
  await new Promise((done) => registry.listen(0, '127.0.0.1', done))
  const env = {
    npm_config_registry: `http://127.0.0.1:${registry.address().port}/`,
    npm_config_fetch_retries: '0',
  }
  try {
    return await capture([process.execPath, `${root}/scripts/audit.mjs`], { env })
  } finally {
    registry.close()
  }
}

test('a package that runs and has a known weakness fails the audit, by its name', {
  timeout: 60_000,
}, async () => {
  const weakness = {
    id: 1,
    url: 'https://example.org/1',
    title: 'a hole',
    severity: 'high',
    vulnerable_versions: '*',
  }
  const { code, output } = await audited(200, { fastify: [weakness] })
  expect(output).toMatch(/✗ fastify .*: high/)
  expect(code).toBe(1)
})

test('without a weakness it passes, and without a list it says that nothing was looked at', {
  timeout: 60_000,
}, async () => {
  expect(await audited(200, {})).toEqual({
    code: 0,
    output: 'audit: no package that runs has a known weakness.\n',
  })
  const unknown = await audited(405, {})
  expect(unknown.output).toMatch(
    /^audit: the registry tells no weaknesses here \(.+\); nothing was looked at\.\n$/,
  )
  expect(unknown.code).toBe(0)
})
