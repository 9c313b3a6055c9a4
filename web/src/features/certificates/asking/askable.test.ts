import { expect, it } from 'vitest'
import { askable } from './askable.ts'

const passed = (submissionId: string, status: 'pending' | null, name: string | null) => ({
  submissionId,
  percentage: 91.5,
  status,
  isRevoked: false,
  student: name === null ? null : { _id: submissionId, name },
})

it('leaves out whoever was deleted, and asks for nobody twice', () => {
  const { all, open } = askable([
    passed('a', null, 'Divine'),
    passed('b', 'pending', 'Bosco'),
    passed('c', null, null),
  ])
  expect(all.map(({ submissionId }) => submissionId)).toEqual(['a', 'b'])
  expect(open.map(({ submissionId }) => submissionId)).toEqual(['a'])
})
