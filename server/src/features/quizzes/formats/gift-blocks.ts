/** One question's lines, without comments. */
export interface GiftBlock {
  text: string
  /** Where each of its lines stands in the file, counted from 1. */
  lines: number[]
  /** Which of the file's blocks it is, counted from 1. */
  number: number
  /** Of our own comment `// marks: 2`, which other readers skip. */
  marks?: number
}

const OWN_MARKS = /^\/\/ ?marks: (\d{1,3}(?:\.\d{1,2})?)$/

/** Blank lines stand between questions; comments and categories are left out. */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = []
  let block: GiftBlock | null = null
  let marks: number | undefined
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim()
    if (line.startsWith('//')) {
      const own = OWN_MARKS.exec(line)?.[1]
      if (own) marks = Number(own)
      continue
    }
    if (!line || line.startsWith('$CATEGORY:')) {
      block = null
      continue
    }
    if (block) {
      block.text += `\n${raw.trimEnd()}`
      block.lines.push(at + 1)
      continue
    }
    block = { lines: [at + 1], number: blocks.length + 1, text: line, ...(marks !== undefined && { marks }) }
    marks = undefined
    blocks.push(block)
  }
  return blocks
}
