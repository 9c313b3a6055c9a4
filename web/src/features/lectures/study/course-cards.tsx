import { Plural, Trans } from '@lingui/react/macro'
import { LayoutGrid, SquarePlay } from 'lucide-react'
import { Link } from 'react-router'
import { lectureAddress } from '../places.ts'

type CourseCardsProps = { lectureId: string; done: number; all: number; isPreview: boolean }

/** The ways on at the foot of the study page. */
export function CourseCards({ lectureId, done, all, isPreview }: CourseCardsProps) {
  return (
    <ul className="course-cards">
      <li>
        <Link to={lectureAddress(lectureId)}>
          <SquarePlay aria-hidden="true" />
          <b>
            <Trans>Lectures</Trans>
          </b>
          <span className="num">
            {isPreview && <Plural value={all} one="# lecture" other="# lectures" />}
            {!isPreview &&
              (done === all ? (
                <Trans>All {all} complete</Trans>
              ) : (
                <Trans>
                  {done} of {all} complete
                </Trans>
              ))}
          </span>
        </Link>
      </li>
      <li>
        <Link to="/courses">
          <LayoutGrid aria-hidden="true" />
          <b>
            <Trans>More courses</Trans>
          </b>
          <span>
            <Trans>See what else you can learn</Trans>
          </span>
        </Link>
      </li>
    </ul>
  )
}
