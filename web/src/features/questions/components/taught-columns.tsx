import type { TaughtQuestion } from '@academy/contract/questions'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Column } from '../../../ui/data-table/columns.ts'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { taughtQuestionAddress } from '../addresses.ts'

export function useTaughtColumns(): Column<TaughtQuestion>[] {
  const { t } = useLingui()
  return [
    {
      id: 'question',
      header: t`Question`,
      onPhone: 'title',
      cell: ({ _id, title, author }) => (
        <>
          <Link className="tbl-title" to={taughtQuestionAddress(_id)}>
            {title}
          </Link>
          <small>{author}</small>
        </>
      ),
    },
    {
      id: 'course',
      header: t`Course and lecture`,
      cell: ({ course, lecture }) => (
        <span>
          {course.title}
          <small>{lecture.title}</small>
        </span>
      ),
    },
    { id: 'answers', header: t`Answers`, cell: ({ answers }) => <span className="num">{answers}</span> },
    {
      id: 'useful',
      header: t`Useful`,
      descendingFirst: true,
      cell: ({ useful }) => <span className="num">{useful}</span>,
    },
    {
      id: 'asked',
      header: t`Asked`,
      cell: ({ askedAt }) => <RelativeTime at={askedAt} className="num" />,
    },
  ]
}
