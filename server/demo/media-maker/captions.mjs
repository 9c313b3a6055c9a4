const LETTERS_A_CUE = 84

/** WebVTT; a long line becomes several cues, each with its share of the time. */
export function webVtt(cues) {
  const parts = cues.flatMap(({ from, to, text }) => {
    const shown = split(written(text))
    const letters = shown.reduce((sum, part) => sum + part.length, 0)
    let at = from
    return shown.map((part) => {
      const start = at
      at += ((to - from) * part.length) / letters
      return `${stamp(start)} --> ${stamp(at)}\n${part}`
    })
  })
  return `WEBVTT\n\n${parts.join('\n\n')}\n`
}

/** What is spoken letter by letter is read as a word. */
function written(text) {
  return text
    .replace(/\bH T M L\b/g, 'HTML')
    .replace(/\bI D\b/g, 'id')
    .replace(/\bA I\b/g, 'AI')
}

/** Parts of about the same length, so that no word is left alone. */
function split(text) {
  const count = Math.ceil(text.length / LETTERS_A_CUE)
  const parts = ['']
  for (const word of text.split(' ')) {
    if (parts.at(-1).length + word.length / 2 > text.length / count && parts.length < count) parts.push('')
    parts[parts.length - 1] = `${parts.at(-1)} ${word}`.trim()
  }
  return parts
}

function stamp(seconds) {
  const whole = Math.round(seconds * 1000)
  const two = (value) => String(Math.floor(value)).padStart(2, '0')
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`
}
