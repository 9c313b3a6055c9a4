// npm run dev: the server rebuilt and restarted, the web app reloaded, on every change.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { checkNode, install } from './lib/install.mjs'
import { bin, root } from './lib/run.mjs'
import { copyServerFiles, serverBundle } from './lib/server-bundle.mjs'

checkNode()
await install()
const { watch } = await import('rolldown')

const port = process.env.PORT ?? '5000'
const api = `http://127.0.0.1:${port}`
const web = 'http://localhost:5173'
const dist = `${root}/server/dist`
rmSync(dist, { recursive: true, force: true }) // without its stamp the next npm start builds anew
mkdirSync(dist, { recursive: true })

const vite = start([...bin('vite/bin/vite.js')], `${root}/web`, { ACADEMY_API: api })
let server
let restarting = Promise.resolve()

const watcher = watch({ ...serverBundle(dist), watch: { exclude: /node_modules/ } })
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error?.message ?? event)
  if (event.code === 'BUNDLE_END') restarting = restarting.then(restart)
})

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)

async function restart() {
  copyServerFiles(dist)
  await end(server)
  const main = [process.execPath, '--enable-source-maps', `${dist}/main.js`]
  server = start(main, root, { PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? web, DRAIN_DELAY: '0' })
}

async function stop() {
  await watcher.close()
  await restarting
  await Promise.all([end(server), end(vite)])
  process.exit(0)
}

function start([program, ...args], cwd, env) {
  // In a group of its own: Ctrl-C is for this process, which ends the others in order.
  return spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
}

function end(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return undefined
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}
