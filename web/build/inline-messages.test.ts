import { expect, it } from 'vitest'
import { dropUnread, putSentences, sentencesOf } from './inline-messages.ts'

const file = [
  'export const ROOM_MESSAGES = {',
  "  plain: 'Course not found',",
  '  quoted: "You don\'t teach it",',
  '  long:',
  "    'It\\'s long',",
  '  counted: (count: number) => say(count),',
  '} as const',
  'export const OTHER_MESSAGES = {',
  "  plain: 'Other',",
  '} as const',
].join('\n')

it('reads plain sentences as they are written', () => {
  expect([...sentencesOf('ROOM_MESSAGES', file)]).toEqual([
    ['plain', "'Course not found'"],
    ['quoted', '"You don\'t teach it"'],
    ['long', "'It\\'s long'"],
  ])
})

it('puts sentences where they are read and leaves the rest', () => {
  const sentences = sentencesOf('ROOM_MESSAGES', file)
  expect(
    putSentences('say(ROOM_MESSAGES.plain, { a: ROOM_MESSAGES.long })', 'ROOM_MESSAGES', sentences),
  ).toBe("say('Course not found', { a: 'It\\'s long' })")
  const left =
    'ROOM_MESSAGES.counted(2) + OTHER_ROOM_MESSAGES.plain + x.ROOM_MESSAGES.plain + ROOM_MESSAGES[key]'
  expect(putSentences(left, 'ROOM_MESSAGES', sentences)).toBe(left)
})

it('drops the imports that nothing reads any more', () => {
  const source = "from '@academy/contract/rooms/messages'"
  expect(dropUnread(`import { ROOM_MESSAGES as M } ${source}\nsay('Gone')`)).toBe("\nsay('Gone')")
  const read = `import { ROOM_MESSAGES, failure } ${source}\nsay(failure(1))`
  expect(dropUnread(read)).toBe(read)
})
