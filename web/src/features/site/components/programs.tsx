import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { academy } from '../../../lib/academy.ts'
import { coursesOf } from '../../../lib/texts/academy-texts.ts'
import styles from './programs.module.css'

/** The four programs of the offer; each leads to the catalogue, to its category where there is one. */
export function Programs() {
  const { t } = useLingui()
  const { categories } = academy()
  const programs = [
    {
      id: 'home-w2',
      cover: 'Web Development',
      category: 'Web Development',
      name: t`Web Development`,
      words: t`Pages, APIs and the skills to ship them`,
    },
    {
      id: 'home-a1',
      cover: 'Artificial Intelligence',
      category: 'Artificial Intelligence',
      name: t`AI & Machine Learning`,
      words: t`Models, data and honest evaluation`,
    },
    {
      id: 'home-d1',
      cover: 'Data Science',
      category: 'Cloud Computing',
      name: t`Cloud Computing`,
      words: t`Run software that stays up`,
    },
    {
      id: 'home-m1',
      cover: 'App Development',
      category: 'Cybersecurity',
      name: t`Cybersecurity`,
      words: t`Find the weak point before others do`,
    },
  ]
  return (
    <section className={styles.programs}>
      <div className="wrap">
        <div className={styles.head}>
          <h2>
            <Trans>Four programs, and a clear way up each one.</Trans>
          </h2>
          <p>
            <Trans>
              Short lectures you can pause and resume, a quiz after each, and a final exam when every lecture
              is done.
            </Trans>
          </p>
        </div>
        <ul>
          {programs.map((program) => (
            <li key={program.id}>
              <Link to={coursesOf(program.category, categories)} className="card card-hover">
                <CourseCover id={program.id} category={program.cover} ratio="panel" />
                <b>{program.name}</b>
                <span>{program.words}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
