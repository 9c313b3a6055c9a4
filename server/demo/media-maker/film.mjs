import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { webVtt } from './captions.mjs'
import { frameHtml, framesCss } from './frames.mjs'
import { page } from './look.mjs'
import { drawPng, run, speak } from './tools.mjs'

const WIDTH = 960
const HEIGHT = 540
const PAUSE_SECONDS = 0.5

/** Draws the frames, speaks the lines, joins both into an MP4 that starts before it is all there, and writes captions. */
export async function makeFilm({ kind, scenes }, out, folder) {
  const frames = scenes.flatMap((scene) => scene.frames)
  const strip = join(folder, 'strip.png')
  const html = page(frames.map((frame) => frameHtml(frame, kind)).join(''), framesCss)
  await drawPng(html, { width: WIDTH, height: HEIGHT * frames.length }, strip, folder)

  const pictures = []
  const cues = []
  let at = 0
  for (const [index, { say, frames: shown }] of scenes.entries()) {
    const spoken = (await speak(say, join(folder, `voice-${index}.wav`), folder)) + PAUSE_SECONDS
    cues.push({ from: at, to: at + spoken - 0.2, text: say })
    for (const frame of shown) {
      const name = `frame-${pictures.length}.png`
      const top = frames.indexOf(frame) * HEIGHT
      await run(
        'ffmpeg',
        '-v',
        'error',
        '-y',
        '-i',
        strip,
        '-vf',
        `crop=${WIDTH}:${HEIGHT}:0:${top}`,
        join(folder, name),
      )
      pictures.push({ name, seconds: spoken / shown.length })
    }
    at += spoken
  }
  const list = pictures.map(({ name, seconds }) => `file ${name}\nduration ${seconds.toFixed(3)}`)
  await writeFile(join(folder, 'pictures.txt'), [...list, `file ${pictures.at(-1).name}`].join('\n'))
  await joinVoices(scenes.length, join(folder, 'voice.wav'), folder)
  await run(
    ...[
      'ffmpeg',
      '-v',
      'error',
      '-y',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      join(folder, 'pictures.txt'),
      '-i',
      join(folder, 'voice.wav'),
    ],
    ...[
      '-vf',
      'fps=10,format=yuv420p',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'stillimage',
      '-crf',
      '27',
      '-g',
      '50',
    ],
    ...['-threads', '1', '-c:a', 'aac', '-b:a', '40k', '-ac', '1', '-t', at.toFixed(3)],
    ...[
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-movflags',
      '+faststart',
    ],
    `${out}.mp4`,
  )
  await writeFile(`${out}.vtt`, webVtt(cues))
}

/** A narration: spoken paragraphs as one MP3, with captions. */
export async function makeNarration({ lines }, out, folder) {
  const cues = []
  let at = 0
  for (const [index, say] of lines.entries()) {
    const spoken = (await speak(say, join(folder, `voice-${index}.wav`), folder)) + PAUSE_SECONDS
    cues.push({ from: at, to: at + spoken - 0.2, text: say })
    at += spoken
  }
  await joinVoices(lines.length, join(folder, 'voice.wav'), folder)
  const mp3 = [
    '-c:a',
    'libmp3lame',
    '-b:a',
    '40k',
    '-ac',
    '1',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ]
  await run('ffmpeg', '-v', 'error', '-y', '-i', join(folder, 'voice.wav'), ...mp3, `${out}.mp3`)
  await writeFile(`${out}.vtt`, webVtt(cues))
}

/** The lines after one another, each followed by the pause, at an even loudness. */
async function joinVoices(count, out, folder) {
  const inputs = Array.from({ length: count }, (_, i) => ['-i', join(folder, `voice-${i}.wav`)]).flat()
  const padded = Array.from({ length: count }, (_, i) => `[${i}]apad=pad_dur=${PAUSE_SECONDS}[v${i}];`).join(
    '',
  )
  const names = Array.from({ length: count }, (_, i) => `[v${i}]`).join('')
  const graph = `${padded}${names}concat=n=${count}:v=0:a=1,loudnorm=I=-17:TP=-1.5,aformat=sample_rates=24000:channel_layouts=mono[o]`
  await run('ffmpeg', '-v', 'error', '-y', ...inputs, '-filter_complex', graph, '-map', '[o]', out)
}
