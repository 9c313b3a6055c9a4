import { describe, expect, it } from 'vitest'
import { type CourseValues, checkCourse, courseForm, EMPTY_COURSE } from './course-form-rules.ts'

const filled: CourseValues = {
  ...EMPTY_COURSE,
  title: '  HTML and CSS from Zero ',
  description: 'Write pages.',
  category: 'Web Development',
  price: '45000',
  duration: '3',
}
const create = { image: true, instructor: false }
const edit = { image: false, instructor: false }

describe('the course form', () => {
  it('says what is missing, word for word', () => {
    expect(checkCourse(EMPTY_COURSE, false, create)).toEqual({
      title: 'Course title is required',
      description: 'Course description is required',
      category: 'Please select a category',
      price: 'Please enter a price in whole RWF, 0 or more',
      duration: 'Please enter a valid duration',
      file: 'Please select a course image',
    })
    expect(checkCourse({ ...filled, title: '   ' }, true, create)).toEqual({
      title: 'Course title is required',
    })
  })

  it('wants a picture on creating only', () => {
    expect(checkCourse(filled, false, create)).toEqual({ file: 'Please select a course image' })
    expect(checkCourse(filled, false, edit)).toEqual({})
  })

  it('wants whole weeks, at least one', () => {
    for (const duration of ['0', '-2', '1.5', '1e2', 'two', ''])
      expect(checkCourse({ ...filled, duration }, true, edit).duration).toBe('Please enter a valid duration')
    expect(checkCourse({ ...filled, duration: '105' }, true, edit).duration).toBe(
      'Please enter at most 104 weeks',
    )
    expect(checkCourse({ ...filled, duration: '104' }, true, edit)).toEqual({})
  })

  it('takes a price as it is written, up to its most', () => {
    for (const price of ['45,000', '45 000', ' 45000', '1,250,000'])
      expect(checkCourse({ ...filled, price }, true, edit), price).toEqual({})
    expect(courseForm({ ...filled, price: '1,250,000' }, null, edit).get('price')).toBe('1250000')
    for (const price of ['4,50', '45,00', '-5', '4.5', ''])
      expect(checkCourse({ ...filled, price }, true, edit).price, price).toBe(
        'Please enter a price in whole RWF, 0 or more',
      )
    expect(checkCourse({ ...filled, price: '100,000,001' }, true, edit).price).toBe(
      'Please enter at most 100,000,000 RWF',
    )
  })

  it('names who teaches in the admin’s form', () => {
    expect(checkCourse(filled, true, { image: true, instructor: true })).toEqual({
      instructorId: 'Please choose an instructor',
      createdBy: 'Please enter the name of the creator',
    })
  })

  it('sends trimmed fields, a free course at 0, and the file last', () => {
    const image = new File(['x'], 'cover.png', { type: 'image/png' })
    const form = courseForm({ ...filled, courseType: 'free' }, image, edit)
    expect(form.get('title')).toBe('HTML and CSS from Zero')
    expect(form.get('price')).toBe('0')
    expect([...form.keys()].at(-1)).toBe('file')
    expect(courseForm(filled, null, edit).has('file')).toBe(false)
    expect(courseForm(filled, null, edit).get('price')).toBe('45000')
  })
})
