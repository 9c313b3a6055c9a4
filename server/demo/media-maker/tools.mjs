import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export async function run(program, ...args) {
  const { stdout } = await execute(program, args, { maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

/** Stops with one sentence when something is missing: the media are committed, so nobody has to make them. */
export async function checkTools() {
  const missing = []
  for (const [program, flag] of [
    ['ffmpeg', '-version'],
    ['ffprobe', '-version'],
    [chromium, '--version'],
  ])
    await run(program, flag).catch(() => missing.push(program))
  const filters = missing.includes('ffmpeg') ? '' : await run('ffmpeg', '-hide_banner', '-filters')
  if (!/\bflite\b/.test(filters)) missing.push('ffmpeg with the flite voice (as Debian builds it)')
  if (missing.length > 0) throw new Error(`To make the demo media, install: ${missing.join(', ')}`)
}

const chromium = process.env.CHROMIUM ?? 'chromium'
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--hide-scrollbars',
]
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--allow-file-access-from-files',
]

/** Draws a page of HTML into a PNG. */
export async function drawPng(html, { width, height, scale = 1 }, out, folder) {
  const page = join(folder, 'page.html')
  await writeFile(page, html)
  const size = [`--window-size=${width},${height}`, `--force-device-scale-factor=${scale}`]
  await run(
    chromium,
    ...FLAGS,
    ...QUIET,
    ...size,
    '--virtual-time-budget=2000',
    `--screenshot=${out}`,
    `file://${page}`,
  )
}

/** Prints a page of HTML into a PDF. */
export async function printPdf(html, out, folder) {
  const page = join(folder, 'page.html')
  await writeFile(page, html)
  await run(
    chromium,
    ...FLAGS,
    ...QUIET,
    '--no-pdf-header-footer',
    '--virtual-time-budget=2000',
    `--print-to-pdf=${out}`,
    `file://${page}`,
  )
}

/** Speaks a text into a WAV file; gives its length in seconds. */
export async function speak(text, out, folder) {
  const words = join(folder, 'words.txt')
  await writeFile(words, text)
  await run(
    'ffmpeg',
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    `flite=textfile=${words}:voice=slt`,
    '-ar',
    '24000',
    out,
  )
  return Number(
    await run('ffprobe', '-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', out),
  )
}

export async function inFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'demo-media-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
