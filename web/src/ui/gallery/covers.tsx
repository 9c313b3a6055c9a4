import { Check, Clock } from 'lucide-react'
import { Band } from '../../imigongo/band.tsx'
import { CourseCover } from '../../imigongo/course-cover.tsx'
import { Gem } from '../../imigongo/gem-seal.tsx'
import { Logo, LogoMark } from '../../imigongo/logo.tsx'
import { Hills } from '../../imigongo/terraced-hills.tsx'
import { WovenProgress } from '../../imigongo/woven-progress.tsx'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Card, CardLink } from '../card.tsx'
import { Money } from '../money.tsx'
import { Section } from './section.tsx'

const courses = [
  {
    id: '66f0a0c27',
    category: 'Web Development',
    title: 'Modern Front-End with React',
    rwf: 45_000,
    percent: 62,
  },
  { id: '66f0a1c26', category: 'Artificial Intelligence', title: 'Practical Machine Learning', rwf: 80_000 },
  { id: '66f0a2c22', category: 'Web Development', title: 'HTML and CSS from Zero', rwf: 0 },
  { id: '66f0a3c25', category: 'Data Science', title: 'Data Analysis with Python', rwf: 35_000 },
  {
    id: '66f0a4c19',
    category: 'Game Development',
    title: '2D Games with Godot',
    rwf: 40_000,
    isPending: true,
  },
  { id: '66f0a5c24', category: 'App Development', title: 'Android Apps with Kotlin', rwf: 55_000 },
  { id: '66f0a6c26', category: 'Data Science', title: 'SQL You Will Use Every Day', rwf: 0, percent: 100 },
  { id: '66f0a7c24', category: 'Artificial Intelligence', title: 'Prompting and AI at Work', rwf: 15_000 },
  {
    id: 'broken',
    category: 'App Development',
    title: 'A cover after a broken image',
    rwf: 30_000,
    image: '/missing.jpg',
  },
]

export function CoversGallery() {
  return (
    <>
      <Section title="Covers and cards">
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {courses.map((course) => (
            <Card as="li" hover key={course.id}>
              <CourseCover id={course.id} category={course.category} image={course.image} />
              {course.isPending && (
                <Badge tone="cover" icon={Clock} className="absolute top-3 left-3">
                  Payment being checked
                </Badge>
              )}
              {course.percent === 100 && (
                <Badge tone="cover" icon={Check} className="absolute top-3 left-3">
                  Completed
                </Badge>
              )}
              <div className="flex flex-1 flex-col gap-1 p-4.5">
                <span className="text-sm font-semibold text-muted">{course.category}</span>
                <h3 className="text-xl">
                  <CardLink to={`/gallery/${course.id}`}>{course.title}</CardLink>
                </h3>
                {course.percent === undefined ? (
                  <div className="mt-auto flex items-center justify-between gap-3 pt-4">
                    <Money rwf={course.rwf} className="font-display text-xl font-bold" />
                    <Button size="sm" variant="soft" className="card-above">
                      Enroll Now
                    </Button>
                  </div>
                ) : (
                  <WovenProgress
                    className="mt-auto pt-4"
                    percent={course.percent}
                    label={`Progress in ${course.title}`}
                    words="complete"
                    detail="5 of 8 lectures"
                  />
                )}
              </div>
            </Card>
          ))}
        </ul>
      </Section>
      <Section title="Imigongo">
        <div className="flex items-center gap-6">
          <Logo name="Impinga" />
          <LogoMark className="size-4" />
        </div>
        <Hills className="h-80 w-full" />
        <Band />
        <div className="grid justify-items-center bg-clay-panel py-6 text-clay-bone">
          <Gem className="size-72" />
        </div>
        <div className="bg-clay-panel">
          <Gem wide className="h-33 w-full" />
        </div>
      </Section>
    </>
  )
}
